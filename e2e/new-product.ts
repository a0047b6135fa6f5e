import type { Page } from '@playwright/test'

export type Added = { productId: number; name: string; version: number }

/** A product that an operator has just added; it is not published. */
export async function aNewProduct(page: Page, name: string, inCategory?: number): Promise<Added> {
  const [category] = await (await page.request.get('/api/categories')).json()
  const categoryId = inCategory ?? category.categoryId
  const data = { name, description: '', price: 480, categoryId, pictureHash: null }
  return (await page.request.post('/api/admin/products', { data })).json()
}

/** Opens the form of a new package, and puts a new product in. */
export async function openPackageWithProduct(page: Page) {
  const { name } = await aNewProduct(page, `Wood apple ${Date.now()}`)
  await page.goto('/admin/packages/new')
  await page.getByLabel('Find').fill(name)
  await page.getByRole('button', { name: `Put in ${name}` }).click()
}
