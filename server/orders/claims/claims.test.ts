import { expect, test } from 'vitest'
import type { ClaimKind } from '../../../domain/orders/claims.ts'
import { packageTexts, productTexts } from '../../database/schema.ts'
import {
  aCustomer,
  anAddress,
  anOrderOf,
  aPackage,
  aProduct,
  signInAgain,
} from '../../testing/builders.ts'
import { aLine, aPhoto, atClaims, claimsBy } from '../../testing/claim-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { aPaidOrder } from '../../testing/order-work-builders.ts'
import { attemptBehind, notify } from '../../testing/payment-builders.ts'

async function aClaimableOrder() {
  const shop = await openShop()
  const office = await atClaims(shop)
  const [tea] = office.goods
  if (!tea) throw new Error('Nothing can be claimed')
  return { shop, ...office, tea: tea.goods }
}

/** Until when a kind can be claimed. */
async function endOf(kind: ClaimKind, claims: ReturnType<typeof claimsBy>): Promise<string> {
  const { deadlines } = await claims.seen()
  return deadlines.find((each) => each.kind === kind)?.until ?? ''
}

function minutesUntil({ shop }: TestShop, end: string): number {
  return (new Date(end).getTime() - shop.now().getTime()) / 60_000
}

test('a shop that takes no claims shows and stores none', async () => {
  const shop = await openShop()
  const order = await aPaidOrder(shop)
  const claims = claimsBy(shop, order.customer, order.id)
  const { body } = await shop.call('GET /orders', { token: order.customer.token })
  expect(body[0]).not.toHaveProperty('claimable')
  const picture = await aPhoto()
  const answers = [
    await claims.see(),
    await claims.add([aLine('product-1')]),
    await claims.upload(picture),
    await claims.photo(1),
    await claims.withdraw(1),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  // For a page that was opened while it took them.
  const [, refused] = answers
  expect(refused?.body.message).toBe(
    'You cannot tell us here any more what is wrong. Please write to us.',
  )
})

test('a customer claims, adds to it and withdraws it', async () => {
  const { shop, claims, order, tea, detail } = await aClaimableOrder()
  const listed = await shop.call('GET /orders', { token: order.customer.token })
  expect(listed.body[0]).toMatchObject({ claimable: true })
  expect((await claims.seen()).goods).toMatchObject([{ name: 'Ceylon Tea', units: 2 }])
  const requestKey = crypto.randomUUID()
  const claimed = await claims.add([aLine(tea)], requestKey)
  expect(claimed.status).toBe(201)
  expect((await claims.add([aLine(tea)], requestKey)).body.claims[0].lines).toHaveLength(1)
  const added = await claims.add([aLine(tea, { kind: 'WRONG', words: 'It is coffee' })])
  expect(added.body).toMatchObject({
    goods: [{ units: 0 }],
    claims: [{ state: 'OPEN', lines: [{ kind: 'MISSING' }, { words: 'It is coffee' }] }],
  })
  const mails = await shop.deliverMails()
  const received = mails.find(({ subject }) => subject.startsWith('We got your message'))
  expect(received?.text).toContain('1 × Ceylon Tea')
  expect((await detail(order.id)).concerns).toContain('CLAIM_OPEN')

  const claimId = added.body.claims[0].id
  const withdrawn = await claims.withdraw(claimId)
  expect(withdrawn.body).toMatchObject({ goods: [{ units: 2 }], claims: [{ state: 'WITHDRAWN' }] })
  expect((await claims.withdraw(claimId)).status).toBe(200)
  expect((await detail(order.id)).concerns).toEqual([])
  expect((await detail(order.id)).history.map(({ kind }) => kind)).toContain('CLAIM_WITHDRAWN')
})

test('nobody claims more than there is, goods that were credited, or of a stranger', async () => {
  const { shop, claims, order, tea, giveUnits } = await aClaimableOrder()
  expect((await claims.add([aLine(tea, { units: 3 })])).body.code).toBe('claimedTooMuch')
  expect((await claims.add([aLine(tea, { units: 2 }), aLine(tea)])).body.code).toBe(
    'claimedTooMuch',
  )
  expect((await claims.add([aLine('product-999999')])).body.code).toBe('unknownGoods')
  await giveUnits(order.id, 'Ceylon Tea', 1)
  expect((await claims.add([aLine(tea, { units: 2 })])).body.code).toBe('claimedTooMuch')
  const stranger = claimsBy(shop, await aCustomer(shop), order.id)
  expect((await stranger.add([aLine(tea)])).status).toBe(404)
  expect((await stranger.see()).status).toBe(404)
  expect((await claims.add([aLine(tea)])).status).toBe(201)
})

test('two units with different wishes are two lines', async () => {
  const { claims, tea } = await aClaimableOrder()
  const { status } = await claims.add([aLine(tea), aLine(tea, { wish: 'REPLACEMENT' })])
  expect(status).toBe(201)
})

test('an order that has not left the store cannot be claimed', async () => {
  const { shop, tea } = await aClaimableOrder()
  const order = await aPaidOrder(shop)
  const claims = claimsBy(shop, order.customer, order.id)
  expect((await claims.add([aLine(tea)])).body.code).toBe('notToClaim')
})

test('the clock of the shop decides, to the minute', async () => {
  const { shop, claims, order, tea } = await aClaimableOrder()
  const end = await endOf('MISSING', claims)
  shop.passMinutes(minutesUntil(shop, end) - 1)
  await signInAgain(shop, order.customer)
  expect((await claims.add([aLine(tea)])).status).toBe(201)
  shop.passMinutes(2)
  const late = await claims.add([aLine(tea)])
  expect(late.body).toMatchObject({ code: 'claimTooLate', endedAt: end })
  expect(late.body.message).toMatch(/^The time for this ended at \w+ \d+, \d{4}/)
  expect((await claims.add([aLine(tea, { kind: 'WRONG' })])).status).toBe(201)
})

test('damage is shown, and a photograph that came in time counts', async () => {
  const { shop, claims, order, tea } = await aClaimableOrder()
  const damaged = (changes: object = {}) => aLine(tea, { kind: 'DAMAGED', ...changes })
  expect((await claims.add([damaged()])).body.code).toBe('claimWithoutPhoto')
  shop.passMinutes(minutesUntil(shop, await endOf('DAMAGED', claims)) - 1)
  await signInAgain(shop, order.customer)
  const { photoId } = (await claims.upload(await aPhoto())).body
  shop.passMinutes(30)
  expect((await claims.add([damaged({ photoIds: [photoId] })])).status).toBe(201)
  const later = (await claims.upload(await aPhoto())).body
  expect((await claims.add([damaged({ photoIds: [later.photoId] })])).body.code).toBe(
    'claimTooLate',
  )
})

test('a completion is not undone while its customer waits for an answer', async () => {
  const { claims, order, tea, detail, undo } = await aClaimableOrder()
  const { body } = await claims.add([aLine(tea)])
  const reason = 'It is still here'
  const refused = await undo(order.id, { version: (await detail(order.id)).version, reason })
  expect([refused.status, refused.body.code]).toEqual([409, 'claimOpen'])
  await claims.withdraw(body.claims[0].id)
  const undone = await undo(order.id, { version: (await detail(order.id)).version, reason })
  expect(undone.status).toBe(204)
  expect((await claims.see()).body.code).toBe('notToClaim')
})

test('goods and the package that they were in are named as their customer read them', async () => {
  const shop = await openShop()
  const { complete, detail } = await atClaims(shop)
  const customer = await aCustomer(shop)
  const dhal = await aProduct(shop, { name: 'Dhal', price: 200 })
  const box = await aPackage(shop, { price: 500, discount: 0, contents: [[dhal, 1]] })
  const inTamil = { language: 'ta', englishDigest: 'any' } as const
  await shop.database
    .insert(productTexts)
    .values({ ...inTamil, productId: dhal.id, name: 'பருப்பு' })
  await shop.database.insert(packageTexts).values({ ...inTamil, packageId: box.id, name: 'பெட்டி' })
  const body = {
    ...anOrderOf(customer, await anAddress(shop, customer), []),
    totalAmount: '500.00',
    items: [{ packageId: box.id, quantity: 1, unitPrice: 500, subtotal: 500 }],
  }
  const query = { language: 'ta' }
  const placed = await shop.call('POST /orders', { body, query, token: customer.token })
  const attempt = await attemptBehind(shop, String(placed.body.data))
  await notify(shop, attempt)
  const { orderId } = attempt
  await complete({ orderId, version: (await detail(orderId)).version })
  expect((await claimsBy(shop, customer, orderId).seen()).goods).toMatchObject([
    { name: 'பருப்பு', packageName: 'பெட்டி' },
  ])
  // Operators read English.
  expect((await detail(orderId)).goods).toMatchObject([
    { name: 'Dhal', packageName: 'Family Weekly Box' },
  ])
})
