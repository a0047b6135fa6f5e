import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { rupees } from '../../domain/money/money.ts'
import type { Difference } from './differences.ts'

type Presented = BackOfficeAnswer<'GET /admin/dashboard/gateway-differences'>['items'][number]

export function presentDifference(difference: Difference): Presented {
  const { kind, orderId, paymentId, currency, refusedPaymentId, version } = difference
  const { settledAt, settledBy, note } = difference
  return {
    kind,
    orderId,
    paymentId,
    amount: rupees(difference.cents),
    currency,
    at: new Date(difference.at).toISOString(),
    refusedPayment:
      refusedPaymentId === null || version === null
        ? null
        : {
            refusedPaymentId,
            version,
            settlement:
              settledAt === null || settledBy === null || note === null
                ? null
                : { at: new Date(settledAt).toISOString(), operatorEmail: settledBy, note },
          },
  }
}
