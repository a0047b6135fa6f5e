import { anOperator } from './back-office.ts'
import { expect, test } from './fixtures.ts'
import { hold, loseNextResponse } from './hold.ts'
import { lookAgain } from './look-again.ts'
import { aNewProduct, openPackageWithProduct } from './new-product.ts'

test('nothing is typed into a form that is on its way, and the cursor stays where it was', async ({
  page,
}) => {
  await anOperator(page)
  const { productId } = await aNewProduct(page, `Wood apple ${Date.now()}`)
  await page.goto(`/admin/products/${productId}`)
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

test('what is in a package stays as it is while the package is sent', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  await openPackageWithProduct(page)
  await page.getByLabel('Name').fill('Sour box')
  await page.getByLabel('Description').fill('For juice')
  await page.getByLabel('Price in rupees').fill('900')
  const adding = await hold(page, /\/admin\/packages$/)
  await page.getByRole('button', { name: 'Add package' }).click()
  await adding.reached(1)
  const takeOut = page.getByRole('button', { name: 'Take out', includeHidden: true })
  // Clicked like an operator who does not see that it does nothing.
  await takeOut.click({ force: true })
  await expect(takeOut).toHaveCount(1)
  await adding.drop()
  await expect(page.getByText('Network error')).toBeVisible()
  await takeOut.click()
  await expect(takeOut).toHaveCount(0)
  // Of the call that was lost.
  consoleErrors.length = 0
})

test('an answer whose response was lost is not mailed a second time', async ({
  page,
  consoleErrors,
}) => {
  const name = `Kamala ${Date.now()}`
  const email = `kamala${Date.now()}@example.com`
  const data = { name, email, contact: '0771234567', message: 'Do you have wood apple?' }
  expect((await page.request.post('/api/dashboard/get-in-touch', { data })).ok()).toBe(true)
  await anOperator(page)
  await page.goto(`/admin/inbox?search=${email}`)
  await page.getByRole('link', { name }).click()
  const form = page.getByRole('form', { name: 'Answer' })
  await form.getByRole('textbox').fill('Yes, from Monday on.')
  await loseNextResponse(page, '**/answers')
  const send = form.getByRole('button')
  await send.click()
  await expect(form.getByRole('alert')).toContainText('Network error')
  await lookAgain(page, /\/contact-messages\/\d+$/)
  const answers = page
    .getByRole('region', { name: 'What was written' })
    .getByText('Yes, from Monday on.')
  await expect(answers).toHaveCount(1)
  await send.click()
  await expect(form.getByRole('textbox')).toHaveValue('')
  await expect(answers).toHaveCount(1)
  // Of the response that was lost.
  consoleErrors.length = 0
})
