export { approveRefund } from './approve-refund.ts'
export { checkPayments } from './check-payments.ts'
export { daysCompared, selectDifferences, selectSettled } from './differences.ts'
export type { GatewayAdapter, Gateways, OpenGateway } from './gateway.ts'
export { gatewayAdapters } from './gateways.ts'
export { openGateways } from './open-gateways.ts'
export { isOpenRefund, isStillOpen, refundColumns, withdrawRefunds } from './open-refunds.ts'
export { hasMoney, isGivenBack, isOwed } from './order-money.ts'
export { presentDifference } from './present-difference.ts'
export {
  leftCents,
  madeCents,
  moneyOfPayment,
  type PaymentLeft,
  paymentsLeftOf,
  sumOfLeft,
  underWayCents,
} from './received-payments.ts'
export { reconcilePayments } from './reconcile-payments.ts'
export { giveUpRefund, type RefundToMake, refundPayment } from './refund-payment.ts'
export {
  lockRefund,
  noteRefund,
  type RefundedPayment,
  type RefundWay,
  settleRefund,
} from './refunds.ts'
export { repeatRefund } from './repeat-refund.ts'
export { causeOf, type PaymentEffect, type ReportedPayment } from './reported-payment.ts'
export { canRefund, type PlannedRefund, requestRefunds } from './request-refunds.ts'
export { paymentRoutes } from './routes.ts'
export { settleRefusedPayment } from './settle-refused-payment.ts'
export { startPayment } from './start-payment.ts'
export { countFailures, isTriedBefore, storeNotification } from './store.ts'
