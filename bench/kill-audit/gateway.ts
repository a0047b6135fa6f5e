import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { pino } from 'pino'
import { centsOfDecimalText, noCents, sum } from '../../domain/money/money.ts'
import { sandboxAccount } from '../../server/payments/sandbox/account.ts'
import type { Ledger, SandboxPayment } from '../../server/payments/sandbox/ledger.ts'
import { createSandboxGateway } from '../../server/payments/sandbox/routes.ts'

/** A gateway with its own books, which outlives every kill of the shop. */
export async function openGateway(port: number, publicUrl: string) {
  const account = sandboxAccount({ publicUrl, jwtSecret: crypto.randomUUID() })
  const payments: SandboxPayment[] = []
  const ledger: Ledger = {
    write: async (payment) => {
      if (payments.some(({ paymentId }) => paymentId === payment.paymentId)) return
      payments.push({ status: 'RECEIVED', paidAt: new Date(), refundedCents: noCents, ...payment })
    },
    refund: async (paymentId, part) => {
      const payment = payments.find((each) => each.paymentId === paymentId)
      if (payment?.status !== 'RECEIVED') return false
      const paid = centsOfDecimalText(payment.amount) ?? noCents
      const refunded = part ? sum([payment.refundedCents, part]) : paid
      if (refunded > paid) return false
      payment.refundedCents = refunded
      if (refunded === paid) payment.status = 'REFUNDED'
      return true
    },
    find: async (reference) => payments.filter((payment) => payment.reference === reference),
  }
  const log = pino({ level: 'silent' })
  const server = createAdaptorServer(createSandboxGateway({ account, ledger, log }))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    payments,
    /** The settings with which a shop uses this gateway. */
    env: {
      PAYHERE_URL: url,
      PAYHERE_MERCHANT_ID: account.merchantId,
      PAYHERE_MERCHANT_SECRET: account.merchantSecret,
      PAYHERE_APP_ID: account.app.id,
      PAYHERE_APP_SECRET: account.app.secret,
      PAYHERE_PARTIAL_REFUNDS: 'yes',
    },
    close: () => server.close(),
  }
}

export type Gateway = Awaited<ReturnType<typeof openGateway>>
