import type { Locator } from '@playwright/test'
import { backOfficePageSize } from '../../domain/limits.ts'
import { expectAccessible } from '../accessibility.ts'
import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { aCustomer, tokenOf } from '../customers.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { loseNextResponse } from '../hold.ts'
import { lookAgain } from '../look-again.ts'
import { aNewProduct } from '../new-product.ts'
import { orderProducts } from '../order-products.ts'

const stockForm = (page: Page) => page.getByRole('form', { name: 'Change the stock' })

async function fillDelivery(stock: Locator) {
  await stock.getByLabel('How many').fill('12')
  await stock.getByLabel('From whom, or why').fill('Kitul Gama')
}

test('the next delivery is recorded although it is like one whose response was lost', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  const { productId } = await aNewProduct(page, `Kitul jaggery ${Date.now()}`)
  await page.goto(`/admin/products/${productId}`)
  const stock = stockForm(page)
  await loseNextResponse(page, '**/stock-movements')
  await fillDelivery(stock)
  await stock.getByRole('button').click()
  await expect(stock.getByRole('alert')).toBeVisible()
  await page.reload()
  const deliveries = page.getByRole('row', { name: /Delivery \+12 \d+ Kitul Gama/ })
  await expect(deliveries).toHaveCount(1)
  await fillDelivery(stock)
  await stock.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Stock: 24' })).toBeVisible()
  await expect(deliveries).toHaveCount(2)
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('a delivery that is sent once more counts once, although the ledger shows it by then', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  const { productId } = await aNewProduct(page, `Kitul treacle ${Date.now()}`)
  await page.goto(`/admin/products/${productId}`)
  const stock = stockForm(page)
  await fillDelivery(stock)
  await loseNextResponse(page, '**/stock-movements')
  await stock.getByRole('button').click()
  await expect(stock.getByRole('alert')).toBeVisible()
  await lookAgain(page, /\/stock-movements$/)
  const deliveries = page.getByRole('row', { name: /Delivery \+12 12 Kitul Gama/ })
  await expect(deliveries).toHaveCount(1)
  await stock.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Stock: 12' })).toBeVisible()
  await expect(deliveries).toHaveCount(1)
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('the next delivery is recorded also beside a later page of the ledger', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  const { productId } = await aNewProduct(page, `Palmyra jaggery ${Date.now()}`)
  for (let count = 0; count < backOfficePageSize; count += 1) {
    await call(page.request, 'POST /admin/products/{productId}/stock-movements', {
      params: { productId },
      body: { kind: 'DELIVERY', change: 1, cause: 'Jaffna', requestKey: crypto.randomUUID() },
    })
  }
  await page.goto(`/admin/products/${productId}`)
  const stock = stockForm(page)
  await loseNextResponse(page, '**/stock-movements')
  await fillDelivery(stock)
  await stock.getByRole('button').click()
  await expect(stock.getByRole('alert')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row', { name: /Delivery \+12 62 Kitul Gama/ })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('row', { name: /Delivery \+1 1 Jaffna/ })).toBeVisible()
  await fillDelivery(stock)
  await stock.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Stock: 74' })).toBeVisible()
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('what orders have set aside is shown beside the stock, for those who count shelves', async ({
  page,
}) => {
  await anOperator(page)
  const name = `Set aside ${Date.now()}`
  const { productId, version } = await aNewProduct(page, name)
  const params = { productId }
  await call(page.request, 'POST /admin/products/{productId}/stock-movements', {
    params,
    body: { kind: 'DELIVERY', change: 10, cause: 'Jaffna', requestKey: crypto.randomUUID() },
  })
  await call(page.request, 'PUT /admin/products/{productId}/publication', {
    params,
    body: { isPublished: true, version },
  })
  const token = await tokenOf(page.request, await aCustomer(page.request))
  await orderProducts(page.request, token, [{ productId, price: 480, quantity: 3 }])

  await page.goto(`/admin/stock?search=${encodeURIComponent(name)}`)
  const stock = page.getByLabel(`Stock of ${name}`)
  await expect(stock).toHaveValue('7')
  await expect(stock).toHaveAccessibleDescription('and 3 in orders to pack')
  await expectAccessible(page)
  await page.getByRole('link', { name }).click()
  const section = page.getByRole('region', { name: 'Stock: 7' })
  await expect(section.getByText('and 3 in orders to pack')).toBeVisible()
})
