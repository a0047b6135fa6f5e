import { openShelves } from '../catalogue/index.ts'
import { openGateways } from '../payments/index.ts'
import type { Shop } from '../shop.ts'
import { Searchers } from '../suggestions/index.ts'
import { afterPayment } from './after-payment.ts'
import { afterRefund } from './after-refund.ts'

/** Puts the shop together from the parts that were opened for it. */
export function openShop(
  opened: Omit<Shop, 'shelves' | 'searchers' | 'gateways' | 'afterPayment' | 'afterRefund'>,
): Shop {
  return {
    ...opened,
    shelves: openShelves(opened),
    searchers: new Searchers(opened.now),
    gateways: openGateways(opened),
    afterPayment,
    afterRefund,
  }
}
