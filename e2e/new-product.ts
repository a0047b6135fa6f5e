import type { Page } from '@playwright/test'
import { call } from './call.ts'

export type Added = { productId: number; name: string; version: number }

/** A product that an operator has just added; it is not published. */
export async function aNewProduct(page: Page, name: string, inCategory?: number): Promise<Added> {
  const [category] = await (await page.request.get('/api/categories')).json()
  const categoryId = inCategory ?? category.categoryId
  const data = { name, description: '', price: 480, categoryId, pictureHash: null }
  return (await page.request.post('/api/admin/products', { data })).json()
}

/** A new product on sale, of which there are five. A test withdraws it at its end. */
export async function aProductOnSale(page: Page) {
  // No product of the demo shop is like it, so a search for it finds nothing else.
  const name = `Aluwa ${Date.now()}`
  const { productId, version } = await aNewProduct(page, name)
  const params = { productId }
  const publish = (isPublished: boolean, of: number) =>
    call(page.request, 'PUT /admin/products/{productId}/publication', {
      params,
      body: { isPublished, version: of },
    })
  const moveStock = (kind: 'DELIVERY' | 'CORRECTION', change: number) =>
    call(page.request, 'POST /admin/products/{productId}/stock-movements', {
      params,
      body: { kind, change, cause: 'Counted' },
    })
  await publish(true, version)
  await moveStock('DELIVERY', 5)
  const current = () => call(page.request, 'GET /admin/products/{productId}', { params })
  return {
    name,
    productId,
    sellOut: (left = 5) => moveStock('CORRECTION', -left),
    withdraw: async () => publish(false, (await current()).version),
  }
}

/** Opens the form of a new package, and puts a new product in. */
export async function openPackageWithProduct(page: Page) {
  const { name } = await aNewProduct(page, `Wood apple ${Date.now()}`)
  await page.goto('/admin/packages/new')
  await page.getByLabel('Find').fill(name)
  await page.getByRole('button', { name: `Put in ${name}` }).click()
}
