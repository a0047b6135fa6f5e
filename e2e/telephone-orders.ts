import type { BackOfficeInput } from '../contract/back-office/index.ts'
import { call } from './call.ts'
import type { Page } from './fixtures.ts'

/** An order as operators see it. */
export const orderAsOffice = (page: Page, orderId: number) =>
  call(page.request, 'GET /admin/orders/{orderId}', { params: { orderId } })

/** An order that was entered for a new customer of whom the shop knows a phone number only, or an email address, too. */
export async function anOrderByTelephone(
  page: Page,
  choices: Pick<
    BackOfficeInput<'POST /admin/orders'>['body'],
    'collectAt' | 'notes' | 'missingItems'
  > = {},
  email = '',
): Promise<number> {
  const telephone = `07${String(Date.now()).slice(-8)}`
  const lines = await oneProduct(page)
  const { collectAt } = choices
  const quote = await call(page.request, 'POST /admin/order-quotes', {
    body: { postalCode: '10250', collectAt, ...lines },
  })
  const { orderId } = await call(page.request, 'POST /admin/orders', {
    body: {
      requestKey: crypto.randomUUID(),
      channel: 'PHONE',
      customer: { name: 'Kumar Selvan', telephone, email, language: 'en' },
      address: {
        recipientName: 'Kumar Selvan',
        streetAddress: 'No. 7, Example Lane',
        postalCode: '10250',
        contact: telephone,
      },
      totalAmount: quote.total.toFixed(2),
      sendsLink: false,
      ...choices,
      ...lines,
    },
  })
  return orderId
}

/** An order for one more product that a paid order gets, to be paid by its own link. */
export async function addGoodsByTelephone(page: Page, orderId: number): Promise<number> {
  const { version, recipientId, customer } = await orderAsOffice(page, orderId)
  const lines = await oneProduct(page)
  const quote = await call(page.request, 'POST /admin/order-quotes', {
    body: { postalCode: '10250', isAddition: true, ...lines },
  })
  const added = await call(page.request, 'POST /admin/orders', {
    body: {
      requestKey: crypto.randomUUID(),
      channel: 'PHONE',
      customer: { customerId: customer?.id ?? 0 },
      address: { recipientId: recipientId ?? 0 },
      totalAmount: quote.total.toFixed(2),
      sendsLink: false,
      changes: { orderId, version, how: 'ADDITION' },
      ...lines,
    },
  })
  return added.orderId
}

async function oneProduct(page: Page) {
  const [{ productId = 0 } = {}] = await call(page.request, 'GET /products', {
    query: { status: 'IN STOCK', page: 1, pageSize: 1 },
  })
  return { packages: [], products: [{ productId, quantity: 1, missing: 'LEAVE_OUT' as const }] }
}
