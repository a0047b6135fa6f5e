import type { Page } from '@playwright/test'
import type { Calls } from './customers.ts'
import { expect } from './fixtures.ts'
import { visit } from './visit.ts'

export type Product = { productId: number; name: string; price: number; imageUrl: string }

/** The first products that the builder offers. */
export async function productsInStock(page: Page, count: number): Promise<Product[]> {
  const response = await page.request.get(
    `/api/products?status=IN%20STOCK&page=1&pageSize=${count}`,
  )
  return response.json()
}

/** The first two of them. */
export async function twoProducts(page: Page): Promise<[Product, Product]> {
  const [first, second] = await productsInStock(page, 2)
  if (!first || !second) throw new Error('The demo shop has no products')
  return [first, second]
}

/** A package of the first products, two of each. */
export async function aSavedPackage(page: Page, calls: Calls, packageName: string, count = 2) {
  const products = await productsInStock(page, count)
  const packageItems = products.map(({ productId }) => ({ productId, quantity: 2 }))
  return calls.post('/custom-packages', { packageName, packageItems })
}

export const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of packages' })
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
export const shelf = (page: Page) => page.getByRole('region', { name: 'Products to choose from' })
export const box = (page: Page) => page.getByRole('region', { name: 'Your box', exact: true })
export const chosen = (page: Page) =>
  box(page).getByRole('list', { name: 'Items in the package' }).getByRole('listitem')
export const addFromShelf = (page: Page, place: number) =>
  shelf(page).getByRole('button', { name: 'Add to Box' }).nth(place).click()
export const pressInBox = (page: Page, name: string) =>
  box(page).getByRole('button', { name }).click()

/** In builder mode, with an empty box. */
export async function openBuilder(page: Page) {
  await visit(page, '/custom_packages')
  await page.getByRole('button', { name: 'Create Your First Package' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fill your own box' })).toBeFocused()
  await expect(shelf(page).getByRole('article')).toHaveCount(8)
}

export async function openToEdit(page: Page, name: string) {
  await visit(page, '/custom_packages')
  await card(page, name).getByRole('button', { name: 'Edit' }).click()
}
