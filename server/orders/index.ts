export { bestSellingPackages, bestSellingProducts } from './back-office/best-sellers.ts'
export { carryOutCancellation, plannedFor } from './back-office/cancel-order.ts'
export { concernColumns } from './back-office/concerns.ts'
export {
  countedStatuses,
  placedWithin,
  type Sold,
  type StatusCounts,
  soldWithin,
} from './back-office/figures.ts'
export { type CompletionToMail, mailCompletion } from './back-office/mail-completion.ts'
export type { OrdersWanted } from './back-office/matching.ts'
export { orderLinesFile } from './back-office/order-lines-file.ts'
export { ordersFile } from './back-office/orders-file.ts'
export { causeOf, sumOfPlanned } from './back-office/refund-way.ts'
export { officeOrderRoutes } from './back-office/routes.ts'
export { sumOrders } from './back-office/select-orders.ts'
export { selectTranslatedNames } from './back-office/select-translated-names.ts'
export { deleteShortages, editOrders, lockOrder } from './back-office/store.ts'
export { owedOf, sumOfCredits } from './books.ts'
export { insertCredit, requireGoods } from './credits/credit-store.ts'
export { creditedGoods } from './credits/credited-goods.ts'
export { namesOfGoods } from './credits/goods-names.ts'
export { customerOf, mailCustomerOf } from './mail-customer.ts'
export { lockOrderToPay, markPaid, noteLostSlot, takeLapsedStock } from './mark-paid.ts'
export { ordersPageUrl } from './orders-page-url.ts'
export { failedLetter, receivedLetter, receivedShortLetter } from './payment-letters.ts'
export { presentOrder } from './presentation.ts'
export { priceLines, type WantedLines } from './price-lines.ts'
export { type ReadOrder, withLines } from './read-orders.ts'
export { refundedLetter, surplusLetter } from './refund-letters.ts'
export { lockHoldsOf, release, releaseLapsedHolds } from './release-stock.ts'
export { orderRoutes } from './routes.ts'
export { insertOrderLines, insertShortages, type OrderRow, requireLockedOrder } from './store.ts'
