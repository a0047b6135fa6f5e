import type { Page } from '@playwright/test'

export const mainButton = (page: Page) =>
  page.getByRole('button', { name: /^(View All Addresses|Add New Address)$/ })
export const addressOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Deliver to ${name}`) })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Address' })

/** Types the address of Nimali Perera into the form that is open. */
export async function fillAddress(page: Page) {
  await page.getByLabel('Recipient name').fill('Nimali Perera')
  await page.getByLabel('Phone').fill('077 123 4567')
  await page.getByLabel('Street address').fill('No. 12, Example Lane')
  await page.getByLabel('Postal code').fill('10250')
}
