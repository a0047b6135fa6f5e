import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders, refunds, sandboxPayments } from '../database/schema.ts'
import { atTheBank } from '../testing/bank-builders.ts'
import { atCredits, byGateway, sendRefunds } from '../testing/credit-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { aPaidOrder } from '../testing/order-work-builders.ts'
import { notify } from '../testing/payment-builders.ts'
import { untilBlocked } from '../testing/until-blocked.ts'
import { NotAsked } from './gateway.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const refused = { isTaken: false, reason: 'No' } as const

/** The whole database's only refund. */
async function onlyRefund({ database }: TestShop) {
  const [refund] = await database.select().from(refunds)
  if (!refund) throw new Error('There is no refund')
  return refund
}

test('two parts of one payment are both sent, although the first makes it read as refunded', async () => {
  const { bank, calls, shop, order, giveAmount, detail } = await atTheBank()
  await giveAmount(order.id, 100, byGateway)
  await sendRefunds(shop)
  await giveAmount(order.id, 50, byGateway)
  await sendRefunds(shop)
  await sendRefunds(shop)
  expect(calls.map(({ amountCents }) => amountCents)).toEqual([10_000, 5_000])
  expect(bank.books).toMatchObject([{ returned: 15_000 }])
  expect(await detail(order.id)).toMatchObject({
    keptAmount: 1690,
    refunds: [{ state: 'DONE', reference: 'RETURN-B-1' }, { state: 'DONE' }],
  })
})

test('the rest of a payment after its parts is refunded once', async () => {
  const { bank, shop, order, giveAmount, cancel, detail } = await atTheBank()
  await giveAmount(order.id, 100, byGateway)
  await sendRefunds(shop)
  const { version } = await detail(order.id)
  await cancel(order.id, { version, reason: 'Asked to', ...byGateway })
  await sendRefunds(shop)
  await sendRefunds(shop)
  expect(bank.books).toMatchObject([{ returned: 184_000 }])
  expect(await detail(order.id)).toMatchObject({ keptAmount: 0, concerns: [] })
})

test.each([
  ['a page instead of an answer', new Error('HTML')],
  ['no answer at all', new DOMException('Timed out', 'TimeoutError')],
])(
  'after %s a part is unknown, never sent again by itself, and an operator decides',
  async (_, error) => {
    const answers: (Error | { isTaken: true; number: string })[] = [
      error,
      { isTaken: true, number: 'R-2' },
    ]
    const { calls, shop, order, giveAmount, detail, list, repeat } = await atTheBank({
      refund: async () => {
        const answer = answers.shift()
        if (answer && 'isTaken' in answer) return answer
        throw answer
      },
    })
    await giveAmount(order.id, 100, byGateway)
    await sendRefunds(shop)
    await sendRefunds(shop)
    expect(calls).toHaveLength(1)
    expect((await detail(order.id)).refunds).toMatchObject([{ state: 'UNKNOWN', settledAt: null }])
    expect((await list({ status: 'CONCERN' })).items).toMatchObject([{ concerns: ['REFUND_OPEN'] }])
    const { id } = await onlyRefund(shop)
    expect((await repeat(id)).status).toBe(204)
    expect((await repeat(id)).status).toBe(409)
    await sendRefunds(shop)
    expect((await detail(order.id)).refunds).toMatchObject([{ state: 'DONE', reference: 'R-2' }])
  },
)

test('a part whose call was interrupted is unknown, and can be found in the portal', async () => {
  const { calls, shop, order, giveAmount, detail, settle } = await atTheBank()
  await giveAmount(order.id, 100, byGateway)
  // As if the process had ended after the call.
  await shop.database.update(refunds).set({ sentAt: new Date() })
  await sendRefunds(shop)
  expect(calls).toEqual([])
  expect((await detail(order.id)).refunds).toMatchObject([{ state: 'UNKNOWN' }])
  const { id } = await onlyRefund(shop)
  expect((await settle(id, 'Portal 17')).status).toBe(204)
  const second = await settle(id, 'Portal 18')
  expect(second.body).toMatchObject({ code: 'refundIsMade' })
  expect((await detail(order.id)).refunds).toMatchObject([
    { state: 'DONE', reference: 'Portal 17' },
  ])
})

test('a part whose call never left the shop is sent again by itself', async () => {
  const faults = [new NotAsked('No token')]
  const { shop, order, giveAmount, detail } = await atTheBank({
    refund: async () => {
      const fault = faults.pop()
      if (fault) throw fault
      return { isTaken: true, number: 'R-1' }
    },
  })
  await giveAmount(order.id, 100, byGateway)
  await expect(sendRefunds(shop)).rejects.toThrow('No token')
  expect((await detail(order.id)).refunds).toMatchObject([{ state: 'REQUESTED' }])
  await sendRefunds(shop)
  expect((await detail(order.id)).refunds).toMatchObject([{ state: 'DONE', reference: 'R-1' }])
})

test('a part that the gateway refuses waits for an operator with its words', async () => {
  const { calls, shop, order, giveAmount, detail, repeat } = await atTheBank({
    refund: async () => refused,
  })
  await giveAmount(order.id, 100, byGateway)
  await sendRefunds(shop)
  await sendRefunds(shop)
  expect(calls).toHaveLength(1)
  expect((await detail(order.id)).refunds).toMatchObject([{ state: 'REFUSED', failure: 'No' }])
  expect((await repeat((await onlyRefund(shop)).id)).status).toBe(204)
  expect((await detail(order.id)).refunds).toMatchObject([{ state: 'REQUESTED' }])
})

test('two jobs for the same part send it once', async () => {
  const { calls, shop, order, giveAmount } = await atTheBank()
  await giveAmount(order.id, 100, byGateway)
  await Promise.all([sendRefunds(shop), sendRefunds(shop), sendRefunds(shop)])
  expect(calls).toHaveLength(1)
})

test('a refund that its gateway makes while somebody works on its order is not lost', async () => {
  const { shop, order, giveAmount, detail } = await atTheBank()
  await giveAmount(order.id, 100, byGateway)
  const { sending } = await shop.database.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, order.id)).for('update')
    const sending = sendRefunds(shop)
    await untilBlocked(shop)
    await tx.select().from(refunds).for('update')
    return { sending }
  })
  await sending
  expect((await detail(order.id)).refunds).toMatchObject([{ state: 'DONE' }])
})

test('a part is by hand where the gateway cannot refund parts', async () => {
  const { calls, shop, order, giveAmount, cancel, detail } = await atTheBank({
    refundsParts: false,
  })
  expect(await detail(order.id)).toMatchObject({
    canRefundAtGateway: true,
    canRefundPartAtGateway: false,
  })
  expect((await giveAmount(order.id, 100, byGateway)).body).toMatchObject({ code: 'noRefundKey' })
  expect((await giveAmount(order.id, 100)).status).toBe(204)
  const { version } = await detail(order.id)
  await cancel(order.id, { version, reason: 'Asked to', refund: 'BY_HAND' })
  await sendRefunds(shop)
  expect(calls).toEqual([])
})

test('nothing is sent for a payment that was charged back, or that the portal has refunded', async () => {
  const { bank, calls, shop, order, giveAmount, detail } = await atTheBank()
  await giveAmount(order.id, 100, byGateway)
  const [payment] = bank.books
  if (payment) payment.state = 'RETURNED'
  await sendRefunds(shop)
  expect(calls).toEqual([])
  expect((await detail(order.id)).refunds).toMatchObject([{ state: 'REFUSED' }])
})

test.each(['GATEWAY', 'BY_HAND'])(
  'a payment that was charged back in the meantime is not refunded, and nobody is asked to: %s',
  async (refund) => {
    const shop = await openShop()
    const { giveAmount, detail, settle, session } = await atCredits(shop)
    const order = await aPaidOrder(shop)
    await giveAmount(order.id, 100, { refund })
    const { id } = await onlyRefund(shop)
    await notify(shop, order.attempt, { status_code: '-3' })
    await sendRefunds(shop)
    expect((await settle(id)).status).toBe(404)
    const after = await detail(order.id)
    expect(after).toMatchObject({ keptAmount: 0, refunds: [], concerns: ['CHARGED_BACK'] })
    expect(after.history.map(({ cause }) => cause)).toContainEqual(
      expect.stringMatching(/LKR.100\.00/),
    )
    const answer = await shop.call('GET /admin/dashboard/gateway-differences', { session })
    expect(answer.body).toMatchObject({ items: [{ kind: 'TAKEN_BACK' }] })
  },
)

test('a part that was sent stays after a chargeback until it is known that it was not made', async () => {
  const { bank, shop, order, payment, giveAmount, detail, settle, repeat, session } =
    await atTheBank({ refund: () => Promise.reject(new Error('HTML')) })
  const openInFile = async () => {
    const file = await shop.request('/api/admin/exports/orders', { headers: { Cookie: session } })
    return parse<Record<string, string>>(await file.text(), { bom: true, columns: true }).map(
      (line) => line['refund open'],
    )
  }
  await giveAmount(order.id, 100, byGateway)
  await sendRefunds(shop)
  const { id } = await onlyRefund(shop)
  const chargeback = bank.notificationOf({ ...payment, state: 'CLAIMED' })
  await shop.request('/payments/bank/notification', chargeback)
  expect(await detail(order.id)).toMatchObject({
    refunds: [{ state: 'UNKNOWN', isOpen: true }],
    concerns: ['REFUND_OPEN', 'CHARGED_BACK'],
  })
  expect(await openInFile()).toEqual(['100.00'])
  await repeat(id)
  await sendRefunds(shop)
  expect((await settle(id)).body).toMatchObject({ code: 'nothingToRefund' })
  expect(await detail(order.id)).toMatchObject({
    refunds: [{ state: 'REFUSED', settledAt: null, isOpen: false }],
    concerns: ['CHARGED_BACK'],
  })
  expect(await openInFile()).toEqual([''])
})

test.each(['REFUNDED', 'REFUND PROCESSING', 'RECEIVED'])(
  'a part that the gateway lists as %s takes nothing else of the payment, and is no difference',
  async (status) => {
    const shop = await openShop()
    const { giveAmount } = await atCredits(shop)
    const order = await aPaidOrder(shop)
    await shop.database.insert(sandboxPayments).values({
      paymentId: '320025071278',
      reference: order.attempt.reference,
      description: 'Order',
      amount: order.attempt.amount,
      currency: 'LKR',
      method: 'VISA',
    })
    await giveAmount(order.id, 100, byGateway)
    await sendRefunds(shop)
    // What is left, as some gateways report it.
    await shop.database.update(sandboxPayments).set({ status, amount: '1740.00' })
    shop.passMinutes(25 * 60)
    await reconcilePayments(shop.shop)
    const { detail, session } = await atCredits(shop)
    expect(await detail(order.id)).toMatchObject({
      keptAmount: 1740,
      hindrance: null,
      refunds: [{ state: 'DONE', reference: 'R320025071278' }],
    })
    const answer = await shop.call('GET /admin/dashboard/gateway-differences', { session })
    expect(answer.body).toMatchObject({ items: [] })
  },
)
