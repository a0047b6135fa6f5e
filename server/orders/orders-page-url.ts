import { pageAddress } from '../../contract/pages.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Config } from '../config.ts'

/** The page on which the customer sees an order, and can pay it while it is unpaid. */
export function ordersPageUrl(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  language: Language,
  orderId: number,
): string {
  return publicUrl + pathInLanguage(pageAddress('/orders', { order: orderId }), language)
}
