import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { aNewProduct } from '../new-product.ts'

/** A product that is not published, on its page. */
async function aProductOnPage(page: Page) {
  await anOperator(page)
  const { productId } = await aNewProduct(page, `Wood apple ${Date.now()}`)
  await page.goto(`/admin/products/${productId}`)
  const description = page.getByLabel('Description')
  await expect(description).toBeVisible()
  const params = { productId }
  const shown = () => call(page.request, 'GET /admin/products/{productId}', { params })
  const describe = async (text: string) => {
    const { name, price, categoryId, version } = await shown()
    const body = { name, price, categoryId, pictureHash: null, description: text, version }
    await call(page.request, 'PUT /admin/products/{productId}', { params, body })
  }
  const withdraw = async () => {
    const body = { isPublished: false, version: (await shown()).version }
    await call(page.request, 'PUT /admin/products/{productId}/publication', { params, body })
  }
  return { description, describe, withdraw }
}

test('what is typed stays when somebody else has changed what is to be published', async ({
  page,
}) => {
  const { description, describe, withdraw } = await aProductOnPage(page)
  try {
    await description.fill('Sour')
    await describe('Sweet')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
    await expect(description).toHaveValue('Sour')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await expect(description).toHaveValue('Sour')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: 'Description Sweet Sour' })).toBeVisible()
    await page.getByRole('button', { name: 'Save mine over theirs' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(description).toHaveValue('Sour')
  } finally {
    await withdraw()
  }
})

test('where nothing is typed, publishing shows what somebody else has changed', async ({
  page,
}) => {
  const { description, describe } = await aProductOnPage(page)
  await describe('Sweet')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
  await expect(description).toHaveValue('Sweet')
})
