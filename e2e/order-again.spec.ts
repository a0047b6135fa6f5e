import { enterAsNewcomer, tokenOf } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { orderOwnPackage } from './order-products.ts'
import { visit } from './visit.ts'

test('who orders a package again reads that it contains something else today', async ({ page }) => {
  const { customer, calls } = await enterAsNewcomer(page)
  const products = await calls.get('/products?status=IN%20STOCK&page=1&pageSize=2')
  const [{ productId: first }, { productId: second }] = products
  const containing = (productId: number) => ({
    packageName: 'Sunday Breakfast',
    packageItems: [{ productId, quantity: 1 }],
  })
  const { id, price } = await calls.post('/custom-packages', containing(first))
  const token = await tokenOf(page.request, customer)
  await orderOwnPackage(page.request, token, { id, price })
  const [{ orderId }] = await calls.get('/orders')

  const again = page.getByRole('button', { name: 'Order again' })
  const changed = page.getByText(
    'Sunday Breakfast: what is inside has changed since you ordered it.',
  )
  await visit(page, `/orders?order=${orderId}`)
  await again.click()
  await expect(page.getByText('Everything of this order is in your cart')).toBeVisible()
  await expect(changed).toHaveCount(0)

  const headers = { Authorization: `Bearer ${token}` }
  await page.request.put(`/api/custom-packages/${id}`, { headers, data: containing(second) })
  await visit(page, `/orders?order=${orderId}`)
  await again.click()
  await expect(changed).toBeVisible()
})
