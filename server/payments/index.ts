export { checkPayments } from './check-payments.ts'
export { daysCompared, selectDifferences, selectSettled } from './differences.ts'
export type { GatewayAdapter, Gateways, OpenGateway } from './gateway.ts'
export { gatewayAdapters } from './gateways.ts'
export { openGateways } from './open-gateways.ts'
export { presentDifference } from './present-difference.ts'
export { reconcilePayments } from './reconcile-payments.ts'
export { type RefundToMake, refundPayment, requestRefunds } from './refund-payment.ts'
export {
  canRefund,
  isKept,
  type KeptPayment,
  keptPaymentsOf,
  lockRefund,
  noteRefund,
  type RefundedPayment,
  type RefundWay,
  settleRefund,
  sumOf,
  surplusOf,
  whereabouts,
} from './refunds.ts'
export { causeOf, type PaymentEffect, type ReportedPayment } from './reported-payment.ts'
export { paymentRoutes } from './routes.ts'
export { settleRefusedPayment } from './settle-refused-payment.ts'
export { startPayment } from './start-payment.ts'
export { countFailures, storeNotification } from './store.ts'
