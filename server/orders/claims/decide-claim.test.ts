import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claimLines, orderCredits, privatePictures, products } from '../../database/schema.ts'
import { aCustomer, anAddress, anOrderOf } from '../../testing/builders.ts'
import { aLine, aPhoto, atClaims } from '../../testing/claim-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { notify } from '../../testing/payment-builders.ts'

/** Another customer orders so much of the tea. Returns the status of the answer. */
async function anUnpaidOrderOfAll(shop: TestShop, id: number, quantity: number) {
  const customer = await aCustomer(shop)
  const [row] = await shop.database.select().from(products).where(eq(products.id, id))
  if (!row) throw new Error(`No product ${id}`)
  const tea = { ...row, price: 920 }
  const body = anOrderOf(customer, await anAddress(shop, customer), [[tea, quantity]])
  return (await shop.call('POST /orders', { body, token: customer.token })).status
}

/** A claim for both packets of tea, each in a line of its own. */
async function aClaim(wish = 'REFUND') {
  const shop = await openShop()
  const office = await atClaims(shop)
  const tea = office.goods[0]?.goods ?? ''
  const { photoId } = (await office.claims.upload(await aPhoto())).body
  const damaged = { kind: 'DAMAGED', photoIds: [photoId], words: 'Nimali saw it' }
  const { body } = await office.claims.add([aLine(tea, { wish }), aLine(tea, damaged)])
  const [missing, broken] = body.claims[0].lines
  const stock = async () =>
    (
      await shop.database
        .select({ left: products.stockQuantity })
        .from(products)
        .where(eq(products.id, office.order.productId))
    )[0]?.left
  return { shop, ...office, claimId: body.claims[0].id, missing, broken, stock }
}

test('the operator refunds a line and refuses another; the customer reads both, and the claim is closed', async () => {
  const { shop, order, claims, missing, broken, decide, detail } = await aClaim()
  expect((await decide(missing.id, {})).status).toBe(204)
  expect((await claims.withdraw((await claims.seen()).claims[0]?.id ?? 0)).body.code).toBe(
    'claimClosed',
  )
  const refusal = { decision: 'REFUSED', units: 0, answer: 'The photo shows rice' }
  expect((await decide(broken.id, refusal)).status).toBe(204)
  const seen = await claims.seen()
  expect(seen.claims).toMatchObject([
    {
      state: 'ANSWERED',
      lines: [
        { decision: { kind: 'REFUNDED', units: 1, answer: 'We are sorry' } },
        { decision: { kind: 'REFUSED', units: 0, answer: 'The photo shows rice' } },
      ],
    },
  ])
  expect(seen.goods).toMatchObject([{ units: 0 }])
  const { credits, concerns, history } = await detail(order.id)
  expect(credits).toMatchObject([{ kind: 'CLAIM', amount: 920, reason: 'We are sorry' }])
  expect(concerns).toEqual(['REFUND_OPEN'])
  expect(history.filter(({ kind }) => kind === 'CLAIM_ANSWERED')).toHaveLength(2)
  const mails = await shop.deliverMails()
  expect(mails.map(({ subject }) => subject)).toContain(`Money back for your order #${order.id}`)
  const answered = mails.find(({ subject }) => subject.startsWith('Our answer'))
  expect(answered?.text).toContain('The photo shows rice')
})

test('a double tap credits once, and the second operator reads what the first decided', async () => {
  const { shop, missing, decide } = await aClaim()
  const requestKey = crypto.randomUUID()
  const taps = await Promise.all([
    decide(missing.id, { requestKey }),
    decide(missing.id, { requestKey }),
  ])
  expect(taps.map(({ status }) => status)).toEqual([204, 204])
  expect(await shop.database.$count(orderCredits)).toBe(1)
  const other = await decide(missing.id, { decision: 'REFUSED', units: 0 })
  expect(other.body).toMatchObject({ code: 'alreadyDecided', decision: 'REFUNDED' })
  expect(other.status).toBe(409)
})

test('a decision that follows a lost answer with other content is not called done', async () => {
  const { shop, missing, decide } = await aClaim()
  const requestKey = crypto.randomUUID()
  expect((await decide(missing.id, { requestKey })).status).toBe(204)
  const other = await decide(missing.id, { requestKey, decision: 'REFUSED', units: 0 })
  expect(other).toMatchObject({ status: 409, body: { code: 'alreadyDecided' } })
  const inOtherWords = await decide(missing.id, { requestKey, answer: 'The van was too full' })
  expect(inOtherWords).toMatchObject({ status: 409, body: { code: 'alreadyDecided' } })
  expect((await decide(missing.id, { requestKey })).status).toBe(204)
  expect(await shop.database.$count(orderCredits)).toBe(1)
})

test('two operators who decide at once do not both', async () => {
  const { missing, decide } = await aClaim()
  const both = await Promise.all([
    decide(missing.id, {}),
    decide(missing.id, { decision: 'REPLACED' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
})

test('a replacement takes stock and costs nothing; without stock the money goes back', async () => {
  const { shop, order, missing, broken, decide, stock, detail } = await aClaim('REPLACEMENT')
  const before = (await stock()) ?? 0
  expect((await decide(missing.id, { decision: 'REPLACED', units: 1 })).status).toBe(204)
  expect(await stock()).toBe(before - 1)
  expect((await detail(order.id)).credits).toBeUndefined()
  const mails = await shop.deliverMails()
  const answered = mails.find(({ subject }) => subject.startsWith('Our answer'))
  expect(answered?.text).toContain('We are sending you 1 × Ceylon Tea')

  for (const wrong of [
    { decision: 'REPLACED', units: 2 },
    { decision: 'REPLACED', units: 0 },
    { decision: 'REFUSED', units: 1 },
  ]) {
    expect((await decide(broken.id, wrong)).body.code).toBe('tooManyUnitsDecided')
  }
  const takeAll = await anUnpaidOrderOfAll(shop, order.productId, before - 1)
  expect(takeAll).toBe(201)
  const none = await decide(broken.id, { decision: 'REPLACED' })
  expect([none.status, none.body.code]).toEqual([409, 'noneToSend'])
  expect((await decide(broken.id, {})).status).toBe(204)
})

test('the last unit goes to the claim or to a customer, never to both', async () => {
  const { shop, order, missing, decide, stock } = await aClaim('REPLACEMENT')
  await anUnpaidOrderOfAll(shop, order.productId, ((await stock()) ?? 0) - 1)
  const [replaced, bought] = await Promise.all([
    decide(missing.id, { decision: 'REPLACED' }),
    anUnpaidOrderOfAll(shop, order.productId, 1),
  ])
  expect([replaced.status === 204, bought === 201].filter(Boolean)).toHaveLength(1)
  expect(await stock()).toBe(0)
})

test('after a chargeback nothing is refunded', async () => {
  const { shop, order, missing, decide } = await aClaim()
  await notify(shop, order.attempt, { status_code: '-3' })
  const refused = await decide(missing.id, {})
  expect([refused.status, refused.body.code]).toEqual([409, 'moneyTakenBack'])
  expect(refused.body.message).toMatch(/^The bank took the money back/)
  expect(await shop.database.$count(orderCredits)).toBe(0)
  expect((await decide(missing.id, { decision: 'REFUSED', units: 0 })).status).toBe(204)
})

test('erasing waits for the answer, then takes photographs and words, and leaves the books', async () => {
  const { shop, session, order, missing, broken, decide, detail, settle } = await aClaim()
  const erase = () =>
    shop.call('POST /admin/customers/{customerId}/erasure', {
      session,
      params: { customerId: order.customer.id },
      body: { email: order.customer.email },
    })
  expect((await erase()).body.code).toBe('claimOpen')
  await decide(missing.id, { answer: 'Nimali was right' })
  await decide(broken.id, { decision: 'REFUSED', units: 0, answer: 'Nimali was wrong' })
  const [refund] = (await detail(order.id)).refunds
  await settle(refund?.id ?? 0)
  const before = await shop.database.select().from(orderCredits)
  expect((await erase()).status).toBe(204)
  expect(await shop.database.$count(privatePictures)).toBe(0)
  const lines = await shop.database.select().from(claimLines)
  expect(JSON.stringify(lines)).not.toMatch(/Nimali/)
  expect(lines.map(({ decision }) => decision)).toEqual(['REFUNDED', 'REFUSED'])
  const after = await shop.database.select().from(orderCredits)
  expect(after.map(({ amountCents }) => amountCents)).toEqual(
    before.map(({ amountCents }) => amountCents),
  )
  expect((await detail(order.id)).history.map(({ cause }) => cause).join()).not.toMatch(/Nimali/)
})
