import { expect, test } from 'vitest'
import { anOrderOf } from '../testing/builders.ts'
import { moveTo } from '../testing/email-link-builders.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { aShopper, ordersOf, place } from '../testing/order-builders.ts'

test('an order stays billed to the customer as they were when it was placed', async () => {
  const { shop, customer, recipientId, rice } = await aShopper()
  const { id: userId, token } = customer
  await place(shop, customer, anOrderOf(customer, recipientId, [[rice, 1]]))
  const [{ orderId, billedTo: before }] = await ordersOf(shop, customer)
  expect(before).toMatchObject({ name: 'Nimali Perera', email: customer.email })

  await moveTo(shop, customer, 'sunil@example.lk')
  const profile = { name: 'Sunil Bandara', email: 'sunil@example.lk', telephone: '0719999999' }
  const changed = await shop.call('PUT /user/update/{userId}', {
    params: { userId },
    body: profile,
    token,
  })
  expect(changed.status).toBe(200)
  const [{ billedTo }] = await ordersOf(shop, customer)
  expect(billedTo).toEqual(before)
  const { session } = await anOperator(shop)
  const query = { ids: orderId }
  const documents = await shop.call('GET /admin/order-documents', { session, query })
  expect(documents.body).toMatchObject([{ billedTo: before, customer: { name: 'Sunil Bandara' } }])
})
