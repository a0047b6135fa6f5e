import { anOperator } from './back-office.ts'
import { expect, type Page, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { aNewProduct } from './new-product.ts'

/** A product that is not published, on its page. */
async function aProductOnPage(page: Page) {
  await anOperator(page)
  const { productId } = await aNewProduct(page, `Wood apple ${Date.now()}`)
  await page.goto(`/admin/products/${productId}`)
  return { productId }
}

test('nothing is typed into a form that is on its way, and the cursor stays where it was', async ({
  page,
}) => {
  const { productId } = await aProductOnPage(page)
  const form = page.getByRole('form', { name: 'Change the stock' })
  await form.getByLabel('How many').fill('12')
  const cause = form.getByLabel('From whom, or why')
  await cause.fill('From Malini')
  const sending = await hold(page, new RegExp(`/${productId}/stock-movements$`))
  await cause.press('Enter')
  await sending.reached(1)
  await page.keyboard.type(' and Kamal')
  await expect(cause).toHaveValue('From Malini')
  sending.pass()
  await sending.release()
  await expect(page.getByRole('cell', { name: 'From Malini' })).toBeVisible()
  await expect(cause).toHaveValue('')
  await expect(cause).toBeFocused()
})
