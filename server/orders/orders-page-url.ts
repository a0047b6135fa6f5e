import { pageAddress } from '../../contract/pages.ts'
import type { Config } from '../config.ts'

/** Where the customer finds an order, and pays it while it is unpaid. */
export function ordersPageUrl({ publicUrl }: Pick<Config, 'publicUrl'>, orderId: number): string {
  return publicUrl + pageAddress('/orders', { order: orderId })
}
