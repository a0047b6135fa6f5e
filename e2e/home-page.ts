import { expect, type Page } from '@playwright/test'
import { aNewcomer } from './fixtures.ts'

/** Scrolls to a section of the home page, whose script comes only then, and waits for it. */
export async function sectionOf(page: Page, name: string) {
  const section = page.getByRole('region', { name })
  // In one step: its elements are replaced when the script comes.
  await section.evaluate((element) => element.scrollIntoView())
  await expect(page.locator('[data-kept]', { has: section })).toHaveCount(0)
  return section
}

/** Comes to the home page from inside the shop, so that the browser itself loads what it shows. */
export async function moveHome(page: Page) {
  await page.goto('/terms-conditions')
  await page.getByRole('link', { name: 'JOY Box, home' }).click()
  await expect(page).toHaveURL('/')
}

/** A customer with a session in this browser, from its next page on. */
export async function asCustomer(page: Page) {
  const { phone: telephone, ...account } = aNewcomer()
  await page.request.post('/api/user/register', { data: { ...account, telephone, role: 'USER' } })
  const login = await page.request.post('/api/user/login', { data: account })
  const { token } = await login.json()
  await page.goto('/robots.txt')
  await page.evaluate((given) => window.localStorage.setItem('token', given), token)
  return account
}

export async function widthBeyondScreen(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
