import type { BackOfficeInput } from '../../contract/back-office/index.ts'
import { anOrderOf, type TestCustomer } from './builders.ts'
import type { TestShop } from './open-shop.ts'
import { aShopper, place } from './order-builders.ts'
import { atWork } from './order-work-builders.ts'

type Facts = BackOfficeInput<'POST /admin/delivery/areas'>['body']

/** Colombo for 300 rupees, free from 10,000. */
export const colombo: Facts = {
  kind: 'CODES',
  name: 'Colombo',
  names: { si: 'කොළඹ', ta: 'கொழும்பு' },
  codes: [
    { from: '00100', to: '01500' },
    { from: '10250', to: '10250' },
  ],
  fee: 300,
  freeFrom: 10_000,
  minimum: 0,
  isServed: true,
}

export const elsewhere: Facts = {
  ...colombo,
  kind: 'ELSEWHERE',
  name: 'All other addresses',
  names: { si: '', ta: '' },
  codes: [],
}

/** An operator who sets where the shop delivers. */
export async function atDelivery(shop: TestShop) {
  const work = await atWork(shop)
  const { session } = work
  const params = (areaId: number) => ({ session, params: { areaId } })
  return {
    ...work,
    areas: async () => (await shop.call('GET /admin/delivery/areas', { session })).body,
    add: (facts: Partial<Facts> = {}) =>
      shop.call('POST /admin/delivery/areas', { session, body: { ...colombo, ...facts } }),
    edit: (areaId: number, version: number, facts: Partial<Facts> = {}) =>
      shop.call('PUT /admin/delivery/areas/{areaId}', {
        ...params(areaId),
        body: { ...colombo, ...facts, version },
      }),
    remove: (areaId: number) => shop.call('DELETE /admin/delivery/areas/{areaId}', params(areaId)),
  }
}

export async function anAddressIn(
  { call }: TestShop,
  { token }: TestCustomer,
  postalCode: string,
): Promise<number> {
  const body = {
    recipientName: 'Nimali Perera',
    streetAddress: 'No. 12, Example Lane',
    postalCode,
    contact: '0771234567',
  }
  return Number((await call('POST /recipients', { body, token })).body.recipientId)
}

/** A customer who orders rice at 1,000 rupees, and an operator who sets where it is delivered. */
export async function aDeliveringShop() {
  const shopper = await aShopper()
  const { shop, customer, recipientId, rice } = shopper
  const office = await atDelivery(shop)
  return {
    ...shopper,
    office,
    cart: async () => (await shop.call('GET /carts', { token: customer.token })).body,
    /** Orders as many units of rice as asked for, at the total that the customer has seen. */
    order: (units: number, totalAmount: string, { to = recipientId, ...more } = {}) =>
      place(shop, customer, { ...anOrderOf(customer, to, [[rice, units]]), totalAmount, ...more }),
  }
}
