import type { Page } from '@playwright/test'
import { enterAsNewcomer } from './customers.ts'

/** A newcomer with one order of two of a product, still to be paid. */
export async function enterWithAnOrder(page: Page) {
  const { calls: shop } = await enterAsNewcomer(page)
  const user = await shop.post('/user/get_user_info_by_token')
  const recipient = await shop.post('/recipients', {
    recipientName: 'Nimali Perera',
    streetAddress: 'No. 12, Example Lane',
    postalCode: '10250',
    contact: '0771234567',
  })
  const [product] = await shop.get('/products/search/Samba')
  const totalAmount = product.price * 2
  await shop.post('/orders', {
    userId: user.id,
    recipientId: recipient.recipientId,
    totalAmount: totalAmount.toFixed(2),
    discountAmount: '0.00',
    transactionId: `TXN-${Date.now()}`,
    notes: 'Nimali Perera, No. 12, Example Lane, 10250, Sri Lanka',
    items: [],
    orderProducts: [{ productId: product.productId, quantity: 2, totalAmount }],
  })
  const [order] = await shop.get('/orders')
  return { order, product }
}

export const orderCards = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: '#' })
