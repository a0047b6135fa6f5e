import { describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import {
  anUnpaidOrder,
  signedNotification,
  stateOf,
  type UnpaidOrder,
  watched,
} from '../testing/payment-builders.ts'

type Make = (shop: TestShop, order: UnpaidOrder) => URLSearchParams | string

/** A notification that was changed after it was signed. */
function altered(name: string, value: string): Make {
  return (shop, { attempt }) => {
    const form = signedNotification(shop, attempt)
    form.set(name, value)
    return form
  }
}

const twice: Make = (shop, { attempt }) => {
  const form = signedNotification(shop, attempt)
  form.append('status_code', '2')
  return form
}

const refused: [string, number, string, Make][] = [
  ['forged', 403, 'wrongSignature', altered('md5sig', 'D'.repeat(32))],
  ['with another merchant', 403, 'wrongMerchant', altered('merchant_id', '1')],
  ['with another order', 403, 'wrongSignature', altered('order_id', '1-00000000')],
  ['with another amount', 403, 'wrongSignature', altered('payhere_amount', '1.00')],
  ['with another currency', 403, 'wrongSignature', altered('payhere_currency', 'USD')],
  ['with another status', 403, 'wrongSignature', altered('status_code', '0')],
  [
    'signed for an unknown order',
    404,
    'unknownPayment',
    (shop, { attempt }) => signedNotification(shop, { ...attempt, reference: '1-00000000' }),
  ],
  [
    'signed for less than the order costs',
    409,
    'wrongAmount',
    (shop, { attempt }) => signedNotification(shop, { ...attempt, amount: '1.00' }),
  ],
  [
    'signed in another currency',
    409,
    'wrongCurrency',
    (shop, { attempt }) => signedNotification(shop, attempt, { payhere_currency: 'USD' }),
  ],
  ['with a field twice', 400, 'malformed', twice],
  ['that is empty', 400, 'malformed', () => ''],
  ['that is no form', 400, 'malformed', () => '\u0000\ufffd%%%'],
  ['that is huge', 413, 'tooLarge', () => `custom_1=${'x'.repeat(10_000_000)}`],
]

describe('a notification that is not valid', () => {
  it.each(refused)('%s is refused, changes nothing and is no fault of the shop', async (...row) => {
    const [, status, reason, make] = row
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const { notified, warnings } = watched(shop)
    const answer = await notified(make(shop, order))
    const { code, message, requestId } = await answer.json()
    expect([answer.status, code]).toEqual([status, reason])
    expect(message).toMatch(/^\w.+\.$/)
    expect(warnings).toMatchObject([{ level: 'warn', reason, requestId }])
    expect(await stateOf(shop, order)).toMatchObject({
      status: 'PENDING',
      history: ['PLACED', 'PAYMENT_STARTED'],
    })
  })

  it('in JSON is refused', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const { notified, warnings } = watched(shop)
    const body = JSON.stringify(Object.fromEntries(signedNotification(shop, order.attempt)))
    const answer = await notified(body, { 'Content-Type': 'application/json' })
    expect(answer.status).toBe(415)
    expect(warnings).toMatchObject([{ level: 'warn', reason: 'wrongContentType' }])
  })
})
