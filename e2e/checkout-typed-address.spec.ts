import { mostAddresses } from '../domain/limits.ts'
import { shop } from '../domain/shop.ts'
import { refusalTexts } from '../domain/texts/en/refusals.ts'
import { addressOf, fillAddress, mainButton, saveButton } from './address-manager.ts'
import { aCustomer, addAddress, fillCart } from './checkout-shop.ts'
import { enter, fillCredentials } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { switchTo } from './language-switch.ts'
import { reload, visit } from './visit.ts'

test('what is typed into the form is kept when the session ends, until it is saved or cancelled', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  await enter(page, customer)
  await visit(page, '/checkout')
  await mainButton(page).click()
  await fillAddress(page)
  await page.getByLabel('Country').fill('')
  await page.route('**/api/recipients', (route) => route.fulfill({ status: 401, json: {} }))
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Failed to save address. Please try again.')).toHaveCount(0)
  await page.unroute('**/api/recipients')
  await fillCredentials(page, customer)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel('Recipient name')).toHaveValue('Nimali Perera')
  await expect(page.getByLabel('Country')).toHaveValue('')
  await saveButton(page).click()
  await expect(addressOf(page, 'Nimali')).toBeVisible()

  // A change of an address, too.
  await page.getByRole('button', { name: 'Edit address of Nimali Perera' }).click()
  await page.getByLabel('Street address').fill('No. 14, Example Lane')
  await reload(page)
  await expect(page.getByRole('form', { name: 'Edit address' })).toBeVisible()
  await expect(page.getByLabel('Street address')).toHaveValue('No. 14, Example Lane')
  await expect(page.getByLabel('Recipient name')).toHaveValue('Nimali Perera')
  await saveButton(page).click()
  await expect(addressOf(page, 'Nimali')).toContainText('No. 14')

  await mainButton(page).click()
  await page.getByLabel('Recipient name').fill('Kamala Silva')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await reload(page)
  await expect(mainButton(page)).toBeVisible()
  await mainButton(page).click()
  await expect(page.getByLabel('Recipient name')).toHaveValue('')

  // Signing out leaves nothing for the next person at the tab.
  await page.getByLabel('Recipient name').fill('Kamala Silva')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  const kept = await page.evaluate(() => Object.values(sessionStorage).join())
  expect(kept).not.toContain('Kamala')
})

test('the form that is open goes on in another language, with the country in it', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  await enter(page, customer)
  await visit(page, '/checkout')
  await mainButton(page).click()
  await page.getByLabel('Recipient name').fill('Kamala Silva')
  await expect(page.getByLabel('Country')).toHaveValue('Sri Lanka')
  await switchTo(page, 'ta')
  await expect(page.locator('[name=recipientName]')).toHaveValue('Kamala Silva')
  await expect(page.locator('[name=country]')).toHaveValue(shop.countryIn.ta)
})

test('a change of an address that was deleted on another device is saved as a new one', async ({
  page,
  request,
  consoleErrors,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  const id = await addAddress(request, customer)
  await enter(page, customer)
  await visit(page, '/checkout')
  await page.getByRole('button', { name: 'Edit address of Nimali Perera' }).click()
  await page.getByLabel('Street address').fill('No. 14, Example Lane')
  const deleted = await request.delete(`/api/recipients/${id}`, {
    headers: { Authorization: `Bearer ${customer.token}` },
  })
  expect(deleted.ok()).toBe(true)
  await saveButton(page).click()
  await expect(addressOf(page, 'Nimali')).toContainText('No. 14')
  consoleErrors.length = 0
})

test('who has as many addresses as the shop keeps reads so', async ({
  page,
  request,
  consoleErrors,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  await enter(page, customer)
  for (let count = 0; count < mostAddresses; count += 1) await addAddress(request, customer)
  await visit(page, '/checkout')
  await mainButton(page).click()
  await page.getByRole('button', { name: 'Add New Address' }).click()
  await fillAddress(page)
  await saveButton(page).click()
  const form = page.getByRole('form', { name: 'New address' })
  await expect(form.getByText(refusalTexts.tooManyRecipients)).toBeVisible()
  await expect(page.getByLabel('Street address')).toHaveValue('No. 12, Example Lane')
  consoleErrors.length = 0
})
