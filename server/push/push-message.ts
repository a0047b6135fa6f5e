import { pageAddress } from '../../contract/pages.ts'
import type { PushMessage } from '../../contract/push-worker.ts'
import { onTheWayTexts } from '../../domain/texts/en/on-the-way.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'

/** No more than the number of the order: it is read on locked screens, too. */
export function pushMessage(shopName: string, language: Language, orderId: number): PushMessage {
  return {
    title: shopName,
    body: translation(onTheWayTexts, language).out.subject(orderId),
    lang: language,
    tag: `order-${orderId}`,
    path: pathInLanguage(pageAddress('/orders', { order: orderId }), language),
  }
}
