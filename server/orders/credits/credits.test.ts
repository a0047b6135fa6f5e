import { expect, test } from 'vitest'
import { orderCredits } from '../../database/schema.ts'
import { aMixedOrder, atCredits } from '../../testing/credit-builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { stockOf } from '../../testing/order-builders.ts'
import { aPaidOrder, aPaidShortOrder, mailsTo } from '../../testing/order-work-builders.ts'
import { anUnpaidOrder, notify } from '../../testing/payment-builders.ts'

const inTheBox = ['Red Rice', 'Dhal', 'Salt'] as const

test.each([
  [0, 1, 2],
  [2, 0, 1],
  [1, 2, 0],
])(
  'all contents of a package, credited in any order, come to its price: %i %i %i',
  async (...order) => {
    const shop = await openShop()
    const { giveUnits, detail } = await atCredits(shop)
    const { id, total } = await aMixedOrder(shop)
    const before = await detail(id)
    for (const place of order) {
      const name = inTheBox[place] ?? ''
      const goods = before.goods.find((each) => each.name === name)
      // The first unit alone, then the others.
      expect((await giveUnits(id, name, 1)).status).toBe(204)
      expect((await giveUnits(id, name, (goods?.quantity ?? 0) - 1)).status).toBe(204)
      const after = (await detail(id)).goods.find((each) => each.name === name)
      expect(after).toMatchObject({ creditedAmount: goods?.value, creditedUnits: goods?.quantity })
    }
    const after = await detail(id)
    const credited = (after.credits ?? []).reduce((sum, { amount }) => sum + amount, 0)
    expect(credited).toBeCloseTo(7000, 6)
    expect(after).toMatchObject({ totalAmount: total, keptAmount: total - 7000, surplusAmount: 0 })
  },
)

test('a repeated request for a credit gives nothing twice, also at the same time', async () => {
  const shop = await openShop()
  const { giveAmount, detail } = await atCredits(shop)
  const { id } = await aPaidOrder(shop)
  const requestKey = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => giveAmount(id, 100, { requestKey })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await detail(id)).toMatchObject({
    credits: [{ number: `${id}-C1`, amount: 100 }],
    refunds: [{ amount: 100 }],
    keptAmount: 1740,
  })
})

test('a credit that was given is not taken for another one that is sent with its key', async () => {
  const shop = await openShop()
  const { giveAmount, detail } = await atCredits(shop)
  const { id } = await aPaidOrder(shop)
  const other = await aPaidOrder(shop)
  const requestKey = crypto.randomUUID()
  expect((await giveAmount(id, 500, { requestKey })).status).toBe(204)
  const changed = [
    await giveAmount(id, 800, { requestKey }),
    await giveAmount(id, 500, { requestKey, reason: 'It was late' }),
    await giveAmount(id, 500, { requestKey, refund: undefined }),
    await giveAmount(other.id, 500, { requestKey }),
  ]
  for (const answer of changed) {
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'givenOtherwise', amount: expect.stringContaining('500.00') },
    })
  }
  expect((await giveAmount(id, 500, { requestKey })).status).toBe(204)
  expect(await detail(id)).toMatchObject({ credits: [{ amount: 500 }], keptAmount: 1340 })
})

test('of 20 operators who credit the same unit at once, one does', async () => {
  const shop = await openShop()
  const { giveUnits, detail } = await atCredits(shop)
  const { id } = await aMixedOrder(shop)
  const answers = await Promise.all(Array.from({ length: 20 }, () => giveUnits(id, 'Soap', 1)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([204, ...Array.from({ length: 19 }, () => 409)])
  expect((await detail(id)).refunds).toMatchObject([{ amount: 460 }])
})

test('two operators who give an amount back at once do not both, and what was sent again counts once', async () => {
  const shop = await openShop()
  const { giveAmount, detail } = await atCredits(shop)
  const { id } = await aPaidOrder(shop)
  const { version } = await detail(id)
  const first = { version, requestKey: crypto.randomUUID() }
  expect((await giveAmount(id, 200, first)).status).toBe(204)
  expect(await giveAmount(id, 200, { version })).toMatchObject({
    status: 409,
    body: { code: 'editedElsewhere' },
  })
  expect((await giveAmount(id, 200, first)).status).toBe(204)
  expect((await detail(id)).credits).toMatchObject([{ amount: 200 }])
})

test('a customer who paid twice gets the second payment and the credit back, none of it twice', async () => {
  const shop = await openShop()
  const { giveUnits, detail, cancel } = await atCredits(shop)
  const { id, attempt, total } = await aMixedOrder(shop)
  await notify(shop, attempt, { payment_id: '320025099999' })
  expect(await detail(id)).toMatchObject({ keptAmount: 2 * total, surplusAmount: total })
  await giveUnits(id, 'Soap', 1)
  const credited = await detail(id)
  expect(credited).toMatchObject({ keptAmount: total - 460, surplusAmount: 0 })
  expect(credited.refunds).toMatchObject([
    { paymentId: '320025071278', amount: 460 },
    { paymentId: '320025099999', amount: total },
  ])
  await cancel(id, { version: credited.version, reason: 'Asked to', refund: 'BY_HAND' })
  const cancelled = await detail(id)
  const asked = cancelled.refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect(asked).toBeCloseTo(2 * total, 6)
  expect(cancelled).toMatchObject({ keptAmount: 0, surplusAmount: 0 })
})

test('after a chargeback no more goes back than the shop has', async () => {
  const shop = await openShop()
  const { giveAmount, detail, cancel } = await atCredits(shop)
  const { id, attempt } = await aPaidOrder(shop)
  await giveAmount(id, 40)
  await notify(shop, attempt, { payment_id: '320025099999' })
  expect(await detail(id)).toMatchObject({ keptAmount: 3640, surplusAmount: 1840 })
  await notify(shop, attempt, { payment_id: '320025099999', status_code: '-3' })
  expect(await detail(id)).toMatchObject({ keptAmount: 1800, surplusAmount: 0 })
  const { version } = await detail(id)
  await cancel(id, { version, reason: 'Asked to', refund: 'BY_HAND' })
  expect((await detail(id)).refunds.map(({ amount, paymentId }) => [paymentId, amount])).toEqual([
    ['320025071278', 40],
    ['320025071278', 1800],
  ])
})

test('a credit of a payment that was charged back refunds nothing', async () => {
  const shop = await openShop()
  const { giveAmount, detail } = await atCredits(shop)
  const { id, attempt, customer } = await aPaidOrder(shop)
  await notify(shop, attempt, { status_code: '-3' })
  expect((await giveAmount(id, 100, { refund: undefined })).status).toBe(204)
  expect(await detail(id)).toMatchObject({ refunds: [], credits: [{ amount: 100 }] })
  expect(await mailsTo(shop, customer.email)).toContain(`Money back for your order #${id}`)
})

test('the customer reads what is given back, and the order keeps its status and total', async () => {
  const shop = await openShop()
  const { giveUnits, complete, detail, settle } = await atCredits(shop)
  const { id, customer, total } = await aMixedOrder(shop)
  await giveUnits(id, 'Ceylon Tea', 1)
  const { version, refunds } = await detail(id)
  expect((await complete({ orderId: id, version })).status).toBe(200)
  await settle(refunds[0]?.id ?? 0)
  const [order] = (await shop.call('GET /orders', { token: customer.token })).body
  expect(order).toMatchObject({
    paymentStatus: 'COMPLETED',
    orderStatus: 'COMPLETED',
    totalAmount: total,
    moneyBack: { owed: 0, underWay: 0, made: 920, isSurplus: false },
    credits: [
      {
        number: `${id}-C1`,
        kind: 'NOT_SUPPLIED',
        reason: 'It was not on the shelf',
        amount: 920,
        lines: [{ name: 'Ceylon Tea', quantity: 1, amount: 920 }],
      },
    ],
  })
  const mail = (await shop.deliverMails()).find(({ subject }) => subject.startsWith('Money back'))
  expect(mail?.text).toContain('It was not on the shelf')
  expect(mail?.text).toMatch(/1 × Ceylon Tea.*LKR.920\.00/s)
  expect(mail?.text).toContain(`${id}-C1`)
})

test('a completed order can be credited; one that is unpaid or cancelled cannot', async () => {
  const shop = await openShop()
  const { giveAmount, complete, detail, cancel } = await atCredits(shop)
  const completed = await aPaidOrder(shop)
  await complete({ orderId: completed.id, version: 1 })
  expect((await giveAmount(completed.id, 50)).status).toBe(204)
  expect((await detail(completed.id)).history.map(({ kind }) => kind)).toContain('CREDITED')
  const unpaid = await anUnpaidOrder(shop)
  expect((await giveAmount(unpaid.id, 50)).body).toMatchObject({ code: 'notToCredit' })
  await cancel(unpaid.id, { version: 1, reason: 'Asked to' })
  expect((await giveAmount(unpaid.id, 50)).status).toBe(409)
})

test('no more than the total is given back, and not without a reason or a way', async () => {
  const shop = await openShop()
  const { giveAmount, giveUnits, detail } = await atCredits(shop)
  const { id } = await aPaidOrder(shop)
  expect((await giveAmount(id, 1840.01)).body).toMatchObject({ code: 'creditedTooMuch' })
  expect((await giveAmount(id, 10, { reason: ' ' })).status).toBe(400)
  expect((await giveAmount(id, 10, { refund: undefined })).body).toMatchObject({
    code: 'refundWayMissing',
  })
  expect((await giveAmount(id, 1000)).status).toBe(204)
  // Goods for 1,840 of which 840 are left.
  expect((await giveUnits(id, 'Ceylon Tea', 2)).status).toBe(204)
  expect(await detail(id)).toMatchObject({
    keptAmount: 0,
    credits: [{ amount: 1000 }, { amount: 840 }],
  })
  expect((await giveAmount(id, 0.01)).status).toBe(409)
  expect(await shop.database.$count(orderCredits)).toBe(2)
})

test('what is missing can be left out: its money goes back, and the rest can leave the store', async () => {
  const shop = await openShop()
  const { leaveOut, complete, detail, list } = await atCredits(shop)
  const { id } = await aPaidShortOrder(shop)
  expect((await complete({ orderId: id, version: 1 })).status).toBe(409)
  expect((await leaveOut(id, 1)).status).toBe(204)
  expect((await leaveOut(id, 1)).status).toBe(409)
  const left = await detail(id)
  expect(left).toMatchObject({
    shortages: [],
    credits: [{ kind: 'NOT_SUPPLIED', amount: 1840, lines: [{ quantity: 2 }] }],
    refunds: [{ amount: 1840 }],
    hindrance: null,
  })
  expect((await list({ status: 'CONCERN' })).items).toMatchObject([{ concerns: ['REFUND_OPEN'] }])
  expect((await complete({ orderId: id, version: left.version })).status).toBe(200)
  shop.passMinutes(6)
  const mail = (await shop.deliverMails()).find(({ subject }) => subject.includes('on its way'))
  expect(mail?.text).toContain('without the goods whose money we gave back')
  expect(mail?.text).not.toContain('Everything')
})

test('of an order that was given back whole nothing is left out, and the refusal says what can be done', async () => {
  const shop = await openShop()
  const { giveAmount, leaveOut, cancel, detail } = await atCredits(shop)
  const { id } = await aPaidShortOrder(shop)
  expect((await giveAmount(id, 1840)).status).toBe(204)
  const { version } = await detail(id)
  const refused = await leaveOut(id, version)
  expect(refused).toMatchObject({ status: 409, body: { code: 'nothingForMissing' } })
  const cancelled = await cancel(id, { version, reason: 'Sold out', refund: 'BY_HAND' })
  expect(cancelled.status).toBe(204)
})

test('printed documents name the units that do not go into the box, for their money was given back', async () => {
  const shop = await openShop()
  const { session, giveUnits, leaveOut } = await atCredits(shop)
  const { id } = await aMixedOrder(shop)
  await giveUnits(id, 'Red Rice', 1)
  await giveUnits(id, 'Red Rice', 2, { kind: 'TAKEN_OFF' })
  await giveUnits(id, 'Soap', 1, { kind: 'RETURNED' })
  const short = await aPaidShortOrder(shop)
  await leaveOut(short.id, 1)
  const query = { ids: `${id},${short.id}` }
  const { body } = await shop.call('GET /admin/order-documents', { session, query })
  const { productId } = short
  expect(body).toMatchObject([
    { orderId: id, notSent: [{ name: 'Red Rice', quantity: 3 }] },
    { orderId: short.id, shortages: [], notSent: [{ productId, quantity: 2 }] },
  ])
})

test('a cancelled order does not return goods that were credited as not supplied', async () => {
  const shop = await openShop()
  const { giveUnits, cancel, detail } = await atCredits(shop)
  const { id, productId } = await aPaidOrder(shop)
  await giveUnits(id, 'Ceylon Tea', 1)
  const { version } = await detail(id)
  await cancel(id, { version, reason: 'Asked to', refund: 'BY_HAND' })
  expect(await stockOf(shop, { id: productId })).toBe(9)
})
