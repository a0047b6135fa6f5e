import { expect, test } from 'vitest'
import { atCredits } from '../../testing/credit-builders.ts'
import { atDelivery } from '../../testing/delivery-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { stockOf } from '../../testing/order-builders.ts'
import { attemptBehind, notify } from '../../testing/payment-builders.ts'
import { atPicking } from '../../testing/picking-builders.ts'
import { atLink, atThePhone, nimali } from '../../testing/staff-order-builders.ts'

const withMail = { customer: { ...nimali, email: 'nimali@example.com', language: 'en' } }
const threeOf = (tea: { id: number }) => ({
  packages: [],
  products: [{ productId: tea.id, quantity: 3 }],
})

async function payAt(shop: TestShop, paymentUrl: string) {
  const { to } = await atLink(shop, paymentUrl).pay()
  await notify(shop, await attemptBehind(shop, String(to)))
}

test('an order that is not paid is entered again with changes, and the first one ends', async () => {
  const shop = await openShop()
  const { enter, detail, tea, email } = await atThePhone(shop)
  const { body: first } = await enter(withMail)
  const { version, customer } = await detail(first.orderId)
  await shop.deliverMails()
  const change = (changes: object = {}) =>
    enter({
      customer: { customerId: customer?.id },
      ...threeOf(tea),
      totalAmount: '2760.00',
      changes: { orderId: first.orderId, version, how: 'INSTEAD' },
      ...changes,
    })
  const requestKey = crypto.randomUUID()
  const { body: second } = await change({ requestKey })
  expect((await change({ requestKey })).body).toEqual(second)

  expect(await stockOf(shop, tea)).toBe(7)
  expect(await detail(first.orderId)).toMatchObject({
    paymentStatus: 'CANCELLED',
    history: [{ kind: 'PLACED' }, { kind: 'CANCELLED', cause: expect.stringContaining(email) }],
  })
  expect(await detail(second.orderId)).toMatchObject({
    totalAmount: 2760,
    customer: { id: customer?.id },
    history: [{ cause: `Entered by ${email} in place of order #${first.orderId}` }],
  })
  expect((await atLink(shop, first.paymentUrl).open()).text).toContain('This order is cancelled')
  const mails = (await shop.deliverMails()).filter(({ to }) => to.includes('nimali@example.com'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`#${first.orderId}`),
    expect.stringContaining(`#${second.orderId}`),
  ])

  expect((await change()).status).toBe(409)
  await payAt(shop, second.paymentUrl)
  const paid = await detail(second.orderId)
  const late = { orderId: second.orderId, version: paid.version, how: 'INSTEAD' }
  expect((await change({ changes: late })).body.code).toBe('notToChange')
})

test('who pays an order that was entered again in the meantime reads at its link that the money goes back', async () => {
  const shop = await openShop()
  const { enter, detail, tea } = await atThePhone(shop)
  const { body: first } = await enter()
  const link = atLink(shop, first.paymentUrl)
  const { to } = await link.pay()
  const { version, customer } = await detail(first.orderId)
  await enter({
    customer: { customerId: customer?.id },
    ...threeOf(tea),
    totalAmount: '2760.00',
    changes: { orderId: first.orderId, version, how: 'INSTEAD' },
  })
  expect((await link.open()).text).toContain('Have you just paid?')
  await notify(shop, await attemptBehind(shop, String(to)))
  const { text } = await link.open('en')
  expect(text).toContain('This order is cancelled')
  expect(text).toContain('We will give the money back to you')
  expect(text).not.toMatch(/Nothing has to be paid|Have you just paid/)
  expect((await link.open('si')).text).toContain('ආපසු ගෙවමු')
  expect((await link.open('ta')).text).toContain('மீளளிப்போம்')
})

test('goods that are added to a paid order have no delivery fee, until it is being packed', async () => {
  const shop = await openShop()
  const { session, quote, enter, detail, tea } = await atThePhone(shop)
  const { add } = await atDelivery(shop)
  await add({ minimum: 1500 })
  const { body: first } = await enter({ ...withMail, totalAmount: '2140.00' })
  const more = { products: [{ productId: tea.id, quantity: 1 }] }
  const addition = async () => {
    const { version, customer } = await detail(first.orderId)
    return enter({
      customer: { customerId: customer?.id },
      ...more,
      totalAmount: '920.00',
      changes: { orderId: first.orderId, version, how: 'ADDITION' },
    })
  }
  expect((await addition()).body.code).toBe('notToChange')
  await payAt(shop, first.paymentUrl)
  expect((await quote(more)).body).toMatchObject({ deliveryFee: 300, missing: 580 })
  const quoted = await quote({ ...more, isAddition: true })
  expect(quoted.body).toMatchObject({ deliveryFee: 0, missing: 0, total: 920 })

  const { body: added } = await addition()
  expect(await detail(added.orderId)).toMatchObject({ addsTo: first.orderId, totalAmount: 920 })
  expect(await detail(first.orderId)).toMatchObject({ additions: [added.orderId] })
  const printed = async () => {
    const query = { ids: String(first.orderId) }
    return (await shop.call('GET /admin/order-documents', { session, query })).body
  }
  expect(await printed()).toMatchObject([{ additions: [] }])
  await payAt(shop, added.paymentUrl)
  expect(await printed()).toMatchObject([{ additions: [added.orderId] }])
  expect((await detail(added.orderId)).paymentStatus).toBe('PAID')

  const { start } = await atPicking(shop)
  await start(first.orderId)
  expect((await addition()).body.code).toBe('packedAlready')
})

test('goods that are added and not paid go with the order also when they are entered again with changes', async () => {
  const shop = await openShop()
  const { enter, detail, complete, tea } = await atThePhone(shop)
  const { add } = await atDelivery(shop)
  await add({ minimum: 1500 })
  const { body: first } = await enter({ ...withMail, totalAmount: '2140.00' })
  await payAt(shop, first.paymentUrl)
  const { version, customer } = await detail(first.orderId)
  const more = (quantity: number, changes: object) =>
    enter({
      customer: { customerId: customer?.id },
      products: [{ productId: tea.id, quantity }],
      totalAmount: `${920 * quantity}.00`,
      changes,
    })
  const { body: added } = await more(1, { orderId: first.orderId, version, how: 'ADDITION' })
  const again = async (orderId: number) =>
    more(2, { orderId, version: (await detail(orderId)).version, how: 'INSTEAD' })

  const { body: second } = await again(added.orderId)
  expect(await detail(second.orderId)).toMatchObject({
    addsTo: first.orderId,
    totalAmount: 1840,
    deliverTo: { streetAddress: 'No. 12, Example Lane' },
  })
  expect(await detail(first.orderId)).toMatchObject({ additions: [second.orderId] })

  const { start, giveBack } = await atPicking(shop)
  await start(first.orderId)
  expect((await again(second.orderId)).body.code).toBe('packedAlready')
  await giveBack(first.orderId)
  await complete({ orderId: first.orderId, version: (await detail(first.orderId)).version })
  expect((await again(second.orderId)).body.code).toBe('deliveryGone')
})

test('what a customer no longer wants goes back on the shelf, and its money back', async () => {
  const shop = await openShop()
  const { enter, detail, cancel, tea } = await atThePhone(shop)
  const { giveUnits } = await atCredits(shop)
  const { body } = await enter(withMail)
  await payAt(shop, body.paymentUrl)
  expect(await stockOf(shop, tea)).toBe(8)
  const takeOff = () => giveUnits(body.orderId, 'Ceylon Tea', 1, { kind: 'TAKEN_OFF' })
  expect((await takeOff()).status).toBe(204)
  expect(await stockOf(shop, tea)).toBe(9)
  const { credits, version } = await detail(body.orderId)
  expect(credits).toMatchObject([{ kind: 'TAKEN_OFF', amount: 920 }])

  await cancel(body.orderId, { version, reason: 'Asked to', refund: 'BY_HAND' })
  expect(await stockOf(shop, tea)).toBe(10)
})

test('the last goods are not taken off an order: it is cancelled instead', async () => {
  const shop = await openShop()
  const { enter, detail, cancel, tea } = await atThePhone(shop)
  const { giveUnits } = await atCredits(shop)
  const { body } = await enter(withMail)
  await payAt(shop, body.paymentUrl)
  const takeOff = (units: number) =>
    giveUnits(body.orderId, 'Ceylon Tea', units, { kind: 'TAKEN_OFF' })
  expect((await takeOff(2)).body.code).toBe('nothingLeftToSend')
  expect((await takeOff(1)).status).toBe(204)
  expect((await takeOff(1)).body.code).toBe('nothingLeftToSend')
  expect(await stockOf(shop, tea)).toBe(9)

  const { version } = await detail(body.orderId)
  await cancel(body.orderId, { version, reason: 'Asked to', refund: 'BY_HAND' })
  expect(await stockOf(shop, tea)).toBe(10)
})

test('nothing is taken off an order that is being packed, and what was taken off is not picked', async () => {
  const shop = await openShop()
  const { enter } = await atThePhone(shop)
  const { giveUnits } = await atCredits(shop)
  const { body } = await enter(withMail)
  await payAt(shop, body.paymentUrl)
  const takeOff = () => giveUnits(body.orderId, 'Ceylon Tea', 1, { kind: 'TAKEN_OFF' })
  await takeOff()
  const { start } = await atPicking(shop)
  const picking = await start(body.orderId)
  expect(picking.body.lines).toMatchObject([{ name: 'Ceylon Tea', quantity: 1 }])
  expect((await takeOff()).body.code).toBe('beingPicked')
})
