import type { Page } from '@playwright/test'
import { enterAsNewcomer, tokenOf } from './customers.ts'
import { orderProducts } from './order-products.ts'

/** Signs in a new customer with one unpaid order of two of a product. */
export async function enterWithAnOrder(page: Page) {
  const { calls: shop, customer } = await enterAsNewcomer(page)
  const [product] = await shop.get('/products?status=IN%20STOCK&page=1&pageSize=1')
  const token = await tokenOf(page.request, customer)
  await orderProducts(page.request, token, [{ ...product, quantity: 2 }])
  const [order] = await shop.get('/orders')
  return { order, product }
}

export const orderCards = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: '#' })
