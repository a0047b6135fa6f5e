import { expect, test } from 'vitest'
import { anOrderOf } from '../testing/builders.ts'
import { aShopper, ordersOf, place } from '../testing/order-builders.ts'
import { atWork } from '../testing/order-work-builders.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'

/** What is different in every run: ids, names, moments, days and tokens. */
function withoutChance(text: string): string {
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>')
    .replaceAll(/\d{4}-\d\d-\d\d/g, '<day>')
    .replaceAll(/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \w+ \d+, \d{4}/g, '<date>')
    .replaceAll(/\b\w+ \d{1,2}, \d{4}(?:, \d+:\d\d [AP]M)?/g, '<date>')
    .replaceAll(/TXN-[\w-]+/g, '<reference>')
    .replaceAll(/payments\/[\w-]+/g, 'payments/<token>')
    .replaceAll(/[\w.+-]+@example\.com/gi, '<email>')
    .replaceAll(/("(?:\w+Id|id)": )\d+/g, '$1<id>')
    .replaceAll(/#\d+/g, '#<id>')
    .replaceAll(/order=\d+/g, 'order=<id>')
    .replaceAll(/email\/[\w-]{20,}/g, 'email/<token>')
}

test('an order in a shop that sets nothing is to the letter what it was before there were areas, times and vans', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  const cart = (await shop.call('GET /carts', { token: customer.token })).body
  const request = { ...anOrderOf(customer, recipientId, [[rice, 3]]), transactionId: 'TXN-1' }
  const placed = await place(shop, customer, request)
  const attempt = await attemptBehind(shop, placed.body.data)
  const unpaid = await ordersOf(shop, customer)
  await notify(shop, attempt)
  const paid = await ordersOf(shop, customer)
  const office = await atWork(shop)
  const { version } = await office.detail(attempt.orderId)
  await office.complete({ orderId: attempt.orderId, version })
  shop.passMinutes(6)
  const mails = (await shop.deliverMails())
    .filter(({ to }) => to.includes(customer.email))
    .map(({ subject, text }) => `${subject}\n\n${text}`)
  const completed = await ordersOf(shop, customer)
  const said = { cart, placed: placed.body, unpaid, paid, completed }
  const all = [JSON.stringify(said, undefined, 2), ...mails].join('\n\n----\n\n')
  await expect(withoutChance(all)).toMatchFileSnapshot('./specified-order.txt')
})
