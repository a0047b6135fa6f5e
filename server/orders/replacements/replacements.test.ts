import { expect, test } from 'vitest'
import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import { undoMinutes } from '../../../domain/limits.ts'
import { aLine, atClaims } from '../../testing/claim-builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'
import { stockOf } from '../../testing/order-builders.ts'
import { mailsTo } from '../../testing/order-work-builders.ts'
import { expectStockToAddUp } from '../../testing/picking-builders.ts'

/** Two packets of tea, of which one is sent again, and the calls about it. */
async function aReplacement() {
  const shop = await openShop()
  const office = await atClaims(shop)
  const tea = office.goods[0]?.goods ?? ''
  const { session, claims } = office
  const sendAgain = async () => {
    const { body } = await claims.add([aLine(tea, { wish: 'REPLACEMENT' })])
    const line = body.claims[0].lines.at(-1)
    return office.decide(line.id, { decision: 'REPLACED' })
  }
  const stockBefore = Number(await stockOf(shop, { id: office.order.productId }))
  expect((await sendAgain()).status).toBe(204)
  // `call` has checked it against the contract.
  const toSend = async () =>
    (await shop.call('GET /admin/replacements', { session }))
      .body as BackOfficeAnswer<'GET /admin/replacements'>
  const replacementId = (await toSend())[0]?.replacementId ?? 0
  const of = { session, params: { replacementId } }
  return {
    shop,
    ...office,
    tea,
    sendAgain,
    stockBefore,
    toSend,
    of,
    packAs: (session: string, picked: number, bags = 1) =>
      shop.call('POST /admin/replacements/{replacementId}/packing', {
        ...of,
        session,
        body: { bags, lines: [{ goods: tea, picked }] },
      }),
    leave: () => shop.call('POST /admin/replacements/{replacementId}/departure', of),
    undoLeaving: () => shop.call('POST /admin/replacements/{replacementId}/departure-undo', of),
    stock: () => stockOf(shop, { id: office.order.productId }),
  }
}

test('what is sent again is packed, leaves the store and costs nothing', async () => {
  const { shop, session, order, claims, detail, office, ...made } = await aReplacement()
  expect(await made.toSend()).toMatchObject([
    { orderId: order.id, packedAt: null, lines: [{ name: 'Ceylon Tea', quantity: 1 }] },
  ])
  expect((await detail(order.id)).concerns).toEqual(['TO_SEND_AGAIN'])
  expect((await claims.seen()).replacements).toMatchObject([
    { packedAt: null, leftAt: null, lines: [{ name: 'Ceylon Tea', units: 1 }] },
  ])
  expect(await made.leave()).toMatchObject({ status: 409, body: { code: 'stillOpen' } })
  expect((await made.packAs(session, 1, 2)).status).toBe(204)
  // Sent again, because its answer was lost.
  expect((await made.packAs(session, 1, 2)).status).toBe(204)
  expect((await made.packAs(session, 0)).body.code).toBe('packedAlready')
  expect((await made.leave()).status).toBe(204)
  expect((await made.leave()).status).toBe(204)
  expect(await made.toSend()).toEqual([])
  expect((await office()).replacements).toMatchObject([{ bags: 2, isMailed: false }])
  const [seen] = (await claims.seen()).replacements
  expect(seen?.leftAt).not.toBeNull()

  const after = await detail(order.id)
  expect(after).toMatchObject({ paymentStatus: 'COMPLETED', concerns: [], refunds: [] })
  expect(after.credits).toBeUndefined()
  const kinds = after.history.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind.startsWith('REPLACEMENT'))).toEqual([
    'REPLACEMENT_PACKED',
    'REPLACEMENT_LEFT',
  ])
  expect(await made.stock()).toBe(made.stockBefore - 1)
  await expectStockToAddUp(shop)
})

test('the customer is mailed once it has left for good, and it cannot come back then', async () => {
  const { shop, session, order, ...made } = await aReplacement()
  const onItsWay = async () =>
    (await mailsTo(shop, order.customer.email)).filter((subject) => /again .*on its/.test(subject))
  await made.packAs(session, 1)
  await made.leave()
  expect((await made.undoLeaving()).status).toBe(204)
  shop.passMinutes(undoMinutes)
  expect(await onItsWay()).toEqual([])
  expect(await made.toSend()).toMatchObject([{ leftAt: null }])
  await made.leave()
  expect(await onItsWay()).toEqual([])
  shop.passMinutes(undoMinutes)
  expect(await onItsWay()).toHaveLength(1)
  expect(await made.undoLeaving()).toMatchObject({
    status: 409,
    body: { code: 'replacementMailed' },
  })
})

test('what is not there when it is packed is given back in money, and nothing leaves the store', async () => {
  const { shop, session, order, detail, claims, ...made } = await aReplacement()
  expect((await made.packAs(session, 2)).body.code).toBe('moreThanOrdered')
  expect((await made.packAs(session, 0)).status).toBe(204)
  expect(await made.toSend()).toEqual([])
  expect((await claims.seen()).replacements).toEqual([])
  expect(await detail(order.id)).toMatchObject({
    credits: [{ kind: 'CLAIM', amount: 920 }],
    refunds: [{ amount: 920, way: 'GATEWAY' }],
    keptAmount: 920,
    surplusAmount: 0,
  })
  // The other packet can still be claimed.
  expect((await claims.seen()).goods).toMatchObject([{ units: 1 }])
  // It was taken for the claim, and the shelf has not got it.
  expect(await made.stock()).toBe(made.stockBefore - 1)
  await expectStockToAddUp(shop)
})

test('what was given back in money before is not credited twice when it is not there', async () => {
  const { shop, session, order, detail, giveUnits, packAs, toSend } = await aReplacement()
  expect((await giveUnits(order.id, 'Ceylon Tea', 2)).status).toBe(204)
  expect((await packAs(session, 0)).status).toBe(204)
  expect(await toSend()).toEqual([])
  expect(await detail(order.id)).toMatchObject({ credits: [{ amount: 1840 }], keptAmount: 0 })
  await expectStockToAddUp(shop)
})

test('what is not there is settled without a credit if all of the order was given back before', async () => {
  const { shop, session, order, detail, giveAmount, packAs, toSend } = await aReplacement()
  expect((await giveAmount(order.id, 1840)).status).toBe(204)
  expect((await packAs(session, 0)).status).toBe(204)
  expect(await toSend()).toEqual([])
  expect(await detail(order.id)).toMatchObject({
    credits: [{ kind: 'GOODWILL', amount: 1840 }],
    concerns: ['REFUND_OPEN'],
  })
  await expectStockToAddUp(shop)
})

test('what is decided later is sent with it, or after it if it is packed', async () => {
  const { session, ...made } = await aReplacement()
  await made.sendAgain()
  const [, other] = await made.toSend()
  expect(await made.toSend()).toHaveLength(2)
  expect(other).toMatchObject({ lines: [{ quantity: 1 }] })
  expect((await made.packAs(session, 1)).status).toBe(204)
  expect(await made.toSend()).toMatchObject([{ bags: 1 }, { packedAt: null }])
})

test('pickers pack it, and managers say that it leaves', async () => {
  const { shop, of, packAs } = await aReplacement()
  const picker = await anOperator(shop, ['PICKER'])
  expect((await packAs(picker.session, 1)).status).toBe(204)
  const asPicker = { ...of, session: picker.session }
  const leaving = await shop.call('POST /admin/replacements/{replacementId}/departure', asPicker)
  expect(leaving.status).toBe(403)
  const support = await anOperator(shop, ['SUPPORT'])
  expect((await packAs(support.session, 1)).status).toBe(403)
})

test('neither its order nor its customer goes away before it has left the store', async () => {
  const { shop, session, order, detail, undo, ...made } = await aReplacement()
  const { version } = await detail(order.id)
  const refused = await undo(order.id, { version, reason: 'It is still here' })
  expect([refused.status, refused.body.code]).toEqual([409, 'replacementOpen'])
  const erase = () =>
    shop.call('POST /admin/customers/{customerId}/erasure', {
      session,
      params: { customerId: order.customer.id },
      body: { email: order.customer.email },
    })
  expect((await erase()).body.code).toBe('replacementOpen')
  await made.packAs(session, 1)
  await made.leave()
  expect((await erase()).status).toBe(204)
})
