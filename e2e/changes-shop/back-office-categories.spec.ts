import { expectAccessible } from '../accessibility.ts'
import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { expect, test } from '../fixtures.ts'
import { aNewProduct } from '../new-product.ts'
import { visit } from '../visit.ts'

test('a category is published and withdrawn, and its products stay on sale', async ({ page }) => {
  const unique = Date.now()
  const sweets = `Sweets ${unique}`
  await anOperator(page)
  await page.goto('/admin/categories')
  await page.getByLabel('Name of a new category').fill(sweets)
  await page.getByRole('button', { name: 'Add category' }).click()
  const row = page.getByRole('row').filter({ hasText: sweets })
  await expect(row).toContainText('Not published')
  const all = await (await page.request.get('/api/admin/categories')).json()
  const { categoryId } = all.find(({ name }: { name: string }) => name === sweets)
  const product = await aNewProduct(page, `Kalu dodol ${unique}`, categoryId)
  const path = `/api/admin/products/${product.productId}`
  const stock = { kind: 'DELIVERY', change: 5, cause: 'From the fair' }
  await page.request.post(`${path}/stock-movements`, { data: stock })
  await page.request.put(`${path}/publication`, { data: { isPublished: true, version: 1 } })
  await row.getByRole('button', { name: `Publish ${sweets}` }).click()
  await expect(row.getByRole('button', { name: `Withdraw ${sweets}` })).toBeVisible()
  await expectAccessible(page)

  const customer = await page.context().newPage()
  await visit(customer, `/products?category=${categoryId}`)
  const card = customer.getByRole('article', { name: product.name })
  await expect(card).toContainText(sweets)
  await expect(customer.getByRole('button', { name: sweets, pressed: true })).toBeVisible()

  // Another operator saves first.
  const data = { name: `${sweets} and nuts`, version: 2 }
  await page.request.put(`/api/admin/categories/${categoryId}`, { data })
  await row.getByRole('button', { name: `Withdraw ${sweets}` }).click()
  await expect(row.getByRole('alert')).toContainText(
    'Somebody else has changed this since you opened it',
  )
  await expect(row).toContainText('and nuts')
  await row.getByRole('button', { name: `Withdraw ${sweets}` }).click()
  await expect(row).toContainText('Not published')

  await customer.reload()
  await expect(customer.getByText('No products available in this category.')).toBeVisible()
  await expect(customer.getByRole('button', { name: sweets })).toHaveCount(0)
  await visit(customer, `/products?q=${encodeURIComponent(product.name)}`)
  await expect(card).toContainText('Unknown')
})

test('of two editors of a category the second one sees all that the first has saved', async ({
  page,
}) => {
  const name = `Pickles ${Date.now()}`
  await anOperator(page)
  const added = await page.request.post('/api/admin/categories', { data: { name } })
  const { categoryId } = await added.json()
  const path = `/api/admin/categories/${categoryId}`
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: `Rename ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename category' })
  await dialog.getByLabel('New name').fill(`${name} and chutneys`)

  const theirs = { name, alsoCalled: 'අච්චාරු', version: 1 }
  expect((await page.request.put(path, { data: theirs })).status()).toBe(200)
  const save = dialog.getByRole('button', { name: 'Rename', exact: true })
  await save.click()
  await expect(dialog.getByRole('row', { name: 'Also called අච්චාරු' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: `Rename ${name}` }).click()
  await expect(dialog.getByLabel('Also called')).toHaveValue('අච්චාරු')
  await dialog.getByLabel('New name').fill(`${name} and chutneys`)
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: `${name} and chutneys` })).toBeVisible()
})

test('who edits a category that somebody else has removed reads that it is gone', async ({
  page,
}) => {
  const name = `Treacles ${Date.now()}`
  await anOperator(page)
  const body = { name }
  const { categoryId } = await call(page.request, 'POST /admin/categories', { body })
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: `Rename ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename category' })
  await dialog.getByLabel('New name').fill(`${name} and honeys`)
  await call(page.request, 'DELETE /admin/categories/{categoryId}', { params: { categoryId } })
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('There is no such category any more.')
})
