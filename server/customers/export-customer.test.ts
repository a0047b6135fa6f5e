import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../database/schema.ts'
import { aCustomPackage, aProduct } from '../testing/builders.ts'
import { sentPrices, sentTotals } from '../testing/cart-builders.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { aPasskeyOf } from '../testing/passkey-builders.ts'
import { anUnpaidOrder, notify } from '../testing/payment-builders.ts'

test('an export contains everything stored about a customer, nothing about others and no secrets', async () => {
  const shop = await openShop()
  const { exported, session } = await atTheCounter(shop)
  const order = await anUnpaidOrder(shop)
  await anUnpaidOrder(shop)
  await notify(shop, order.attempt, { payhere_amount: '1.00', payment_id: 'P1' })
  await notify(shop, order.attempt)
  const { id, email, token } = order.customer
  await aPasskeyOf(shop, order.customer)
  const own = await aCustomPackage(shop, order.customer, [[await aProduct(shop), 2]])
  await shop.call('POST /carts/cartItem-save', {
    token,
    body: {
      userId: id,
      ...sentTotals,
      items: [{ customPackageId: own.id, quantity: 1, ...sentPrices, note: 'For Amma' }],
      cartProducts: [],
    },
  })
  await shop.call('POST /feedback', {
    token,
    body: { name: 'Nimali', feedbackCount: 5, message: 'The mangoes were ripe' },
  })
  await shop.call('POST /dashboard/get-in-touch', {
    body: { name: 'Nimali', email: email.toUpperCase(), message: 'Do you deliver to Jaffna?' },
  })
  await shop.call('POST /newsletter', { body: { email } })
  await shop.call('POST /admin/orders/{orderId}/notes', {
    session,
    params: { orderId: order.id },
    body: { text: 'Call before delivery' },
  })

  const { status, body } = await exported(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    profile: { customerId: id, name: 'Nimali Perera', email, nic: '911042754V' },
    sessions: [{ browser: null, system: null, lastUsedAt: expect.any(String) }],
    passkeys: [{ name: 'My phone', lastUsedAt: null }],
    addresses: [{ streetAddress: 'No. 12, Example Lane' }],
    cart: { items: [{ note: 'For Amma', customPackage: { packageName: 'Sunday Breakfast' } }] },
    customPackages: [{ packageName: 'Sunday Breakfast', packageItems: [{ quantity: 2 }] }],
    orders: [
      {
        orderId: order.id,
        deliverTo: { recipientName: 'Nimali Perera' },
        payments: [
          {
            amount: 1840,
            notifications: [{ paymentId: '320025071278', method: 'VISA' }],
            refused: [{ paymentId: 'P1', amount: 1, currency: 'LKR', settlementNote: null }],
          },
        ],
        operatorNotes: [{ text: 'Call before delivery' }],
      },
    ],
    feedback: [{ message: 'The mangoes were ripe' }],
    contactMessages: [{ message: 'Do you deliver to Jaffna?' }],
    newsletter: { email },
  })
  const { rows } = await shop.database.execute<{ secret: string }>(sql`
    select password_hash as secret from users union all
    select public_key from passkeys union all
    select credential_id from passkeys union all
    select token::text from payment_attempts union all
    select unsubscribe_token::text from newsletter_subscriptions`)
  const text = JSON.stringify(body)
  for (const { secret } of rows) expect(text).not.toContain(secret)

  const entries = (await shop.database.select().from(auditLog)).filter(
    ({ subjectKind }) => subjectKind === 'customer',
  )
  expect(entries).toMatchObject([{ action: 'export customer', subjectId: String(id) }])
  expect((await exported(999_999)).status).toBe(404)
})
