import { pageAddress } from '../../contract/pages.ts'
import type { Config } from '../config.ts'

/** The page on which the customer sees an order, and can pay it while it is unpaid. */
export function ordersPageUrl({ publicUrl }: Pick<Config, 'publicUrl'>, orderId: number): string {
  return publicUrl + pageAddress('/orders', { order: orderId })
}
