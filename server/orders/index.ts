export { bestSellingPackages, bestSellingProducts } from './back-office/best-sellers.ts'
export { carryOutCancellation, plannedFor } from './back-office/cancel-order.ts'
export { carryOutCompletion, mailSoon } from './back-office/complete-orders.ts'
export { concernColumns, selectHindered } from './back-office/concerns.ts'
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
export { selectSetAside } from './back-office/set-aside.ts'
export {
  deleteShortages,
  editOrders,
  lockOrder,
  lockOrders,
  raiseVersion,
  setCompletionMail,
} from './back-office/store.ts'
export { owedOf, sumOfCredits } from './books.ts'
export { paymentLinkRoutes } from './by-staff/link-routes.ts'
export { staffOrderRoutes } from './by-staff/routes.ts'
export { keepOrLoseSlot } from './change-slot.ts'
export { eraseClaims } from './claims/erase-claims.ts'
export { claimsToExport } from './claims/export-claims.ts'
export { officeClaimRoutes } from './claims/office-routes.ts'
export { clockOf } from './claims/own-order.ts'
export { claimRoutes } from './claims/routes.ts'
export { insertCredit, requireGoods } from './credits/credit-store.ts'
export { creditedGoods } from './credits/credited-goods.ts'
export { namesOfGoods } from './credits/goods-names.ts'
export { goodsNotSent } from './credits/not-sent.ts'
export { deliveredLetter, nobodyHomeLetter } from './delivery-letters.ts'
export { deliveredSms, nobodyHomeSms, recipientNotHomeSms } from './delivery-sms.ts'
export { billPaid, billVoided } from './documents/bill-order.ts'
export { officeInvoiceRoutes } from './documents/routes.ts'
export { customerOf, mailCustomerOf } from './mail-customer.ts'
export { lockOrderToPay, markPaid, takeLapsedStock } from './mark-paid.ts'
export { ordersPageUrl } from './orders-page-url.ts'
export { isOutForDelivery } from './out-for-delivery.ts'
export { failedLetter, receivedLetter, receivedShortLetter } from './payment-letters.ts'
export { presentOrder } from './presentation.ts'
export { priceLines, type WantedLines } from './price-lines.ts'
export { type ReadOrder, withLines } from './read-orders.ts'
export { refundedLetter, surplusLetter } from './refund-letters.ts'
export { lockHoldsOf, release, releaseLapsedHolds } from './release-stock.ts'
export { mailReplacement, type ReplacementToMail } from './replacements/mail-replacement.ts'
export { replacementRoutes } from './replacements/routes.ts'
export { carryOutReturn, carryOutSending } from './replacements/send-replacement.ts'
export { noteHandedOver, updateReplacements } from './replacements/store.ts'
export { orderRoutes } from './routes.ts'
export {
  eraseStops,
  isHandedOver,
  leaveOtherRuns,
  noteDelivery,
  stopsToExport,
} from './stops.ts'
export { insertOrderLines, insertShortages, type OrderRow, requireLockedOrder } from './store.ts'
export { textCustomerOf, textRecipientOf } from './text-people.ts'
