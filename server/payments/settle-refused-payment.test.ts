import { expect, test } from 'vitest'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { auditLog } from '../database/schema.ts'
import { openShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { anUnpaidOrder, notify } from '../testing/payment-builders.ts'

type Differences = BackOfficeAnswer<'GET /admin/dashboard/gateway-differences'>

/** A payment of one rupee for an order of more, which the shop could not book. */
async function aRefusedPayment() {
  const shop = await openShop()
  const operator = await anOperator(shop)
  const { session } = operator
  const order = await anUnpaidOrder(shop)
  const repeat = () => notify(shop, order.attempt, { payhere_amount: '1.00', payment_id: 'P1' })
  await repeat()
  const listed = async (query: Record<string, string> = {}) =>
    (await shop.call('GET /admin/dashboard/gateway-differences', { session, query }))
      .body as Differences
  const [difference] = (await listed()).items
  const refusedPaymentId = difference?.refusedPayment?.refusedPaymentId ?? 0
  const settle = (note: string | null, version: number, id = refusedPaymentId) =>
    shop.call('PUT /admin/refused-payments/{refusedPaymentId}/settlement', {
      session,
      params: { refusedPaymentId: id },
      body: { note, version },
    })
  return { shop, operator, order, repeat, listed, settle, refusedPaymentId }
}

test('a refused payment that is dealt with moves to the settled list, with a note of what was done', async () => {
  const { operator, order, repeat, listed, settle } = await aRefusedPayment()
  expect((await listed({ state: 'SETTLED' })).items).toEqual([])
  const settled = await settle(' Given back in the portal, slip 12 ', 1)
  expect(settled).toMatchObject({
    status: 200,
    body: {
      kind: 'WRONG_AMOUNT',
      orderId: order.id,
      paymentId: 'P1',
      amount: 1,
      refusedPayment: {
        version: 2,
        settlement: { operatorEmail: operator.email, note: 'Given back in the portal, slip 12' },
      },
    },
  })
  // The gateway repeats its notification.
  await repeat()
  expect(await listed()).toMatchObject({ total: 0, items: [] })
  expect(await listed({ state: 'SETTLED' })).toMatchObject({ total: 1, items: [settled.body] })

  const opened = await settle(null, 2)
  expect(opened.body.refusedPayment).toMatchObject({ version: 3, settlement: null })
  expect((await listed()).items).toEqual([opened.body])
  expect((await listed({ state: 'SETTLED' })).total).toBe(0)
})

test('the second of two operators gets a conflict, and the audit log has who and when but not the note', async () => {
  const { shop, operator, settle, refusedPaymentId } = await aRefusedPayment()
  const settled = await settle('Given back to Ruwan', 1)
  const late = await settle('Nothing to do', 1)
  expect([late.status, late.body.current]).toEqual([409, settled.body])
  expect((await settle(' ', 2)).status).toBe(400)
  expect((await settle('Lost', 1, 999_999)).status).toBe(404)
  await settle(null, 2)
  await settle(null, 3)
  const entries = (await shop.database.select().from(auditLog)).filter(
    ({ subjectKind }) => subjectKind === 'refused payment',
  )
  const subjectId = String(refusedPaymentId)
  expect(entries).toMatchObject([
    { action: 'settle refused payment', subjectId, operatorEmail: operator.email },
    { action: 'reopen refused payment', subjectId, after: { isSettled: false } },
  ])
  expect(JSON.stringify(entries)).not.toContain('Ruwan')
})

test('a payment that no operator has dealt with stays in the list', async () => {
  const { shop } = await aRefusedPayment()
  shop.passMinutes(100 * 24 * 60)
  const { session } = await anOperator(shop)
  const { body } = await shop.call('GET /admin/dashboard/gateway-differences', { session })
  expect(body.items).toMatchObject([{ paymentId: 'P1' }])
})
