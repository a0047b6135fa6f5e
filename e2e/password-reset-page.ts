import type { Page } from '@playwright/test'
import { aNewcomer, expect } from './fixtures.ts'
import { visit } from './visit.ts'

export const main = (page: Page) => page.getByRole('main')
export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name })
export const box = (page: Page, place: number) => page.getByLabel(`Digit ${place} of 4`)
export const boxes = (page: Page) => page.getByRole('group', { name: 'One-time code' })
export const newPassword = (page: Page) => page.getByLabel('New password')
export const confirmPassword = (page: Page) => page.getByLabel('Confirm password')

export async function askForCode(page: Page, email: string) {
  await visit(page, '/forgot-password')
  await expect(button(page, 'Send OTP')).toBeEnabled()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Email').press('Enter')
  await expect(page).toHaveURL('/otp')
  await expect(box(page, 1)).toBeFocused()
}

/** Pastes the code, as from the mail. */
export async function paste(page: Page, place: number, text: string) {
  await box(page, place).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    input.dispatchEvent(event)
  }, text)
}

export async function readBoxes(page: Page) {
  return Promise.all([1, 2, 3, 4].map((place) => box(page, place).inputValue()))
}

/** Opens the page for the new password, with a code that a stubbed response has accepted. */
export async function reachNewPassword(page: Page) {
  await page.route('**/api/user/validate', (route) => route.fulfill({ json: 'OTP is valid' }))
  await askForCode(page, aNewcomer().email)
  await paste(page, 1, '4821')
  await button(page, 'Verify').click()
  await expect(page).toHaveURL('/new-password')
}

export async function fillNewPassword(page: Page, password: string, repeated = password) {
  await newPassword(page).fill(password)
  await confirmPassword(page).fill(repeated)
}
