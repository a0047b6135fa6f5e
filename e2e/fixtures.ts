import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { tourKey } from '../app/checkout/tour-completion.ts'

export { expect, type Page } from '@playwright/test'

type Options = {
  /** The checkout's tour would get in the way of every other test there. */
  hasSeenTour: boolean
  /** The spinner of the first 2 s would delay every other test. */
  hasStartUpSpinner: boolean
}

export function hideStartUpSpinner(context: BrowserContext) {
  return context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { --duration-start-up: 0s }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** A browser test fails on any error in the console that it does not expect. */
export const test = base.extend<Options & { consoleErrors: string[] }>({
  hasSeenTour: [true, { option: true }],
  hasStartUpSpinner: [false, { option: true }],
  context: async ({ context, hasSeenTour, hasStartUpSpinner }, use) => {
    if (hasSeenTour) {
      await context.addInitScript((key) => {
        // Going back may reach the browser's blank page, which has no storage.
        if (location.origin !== 'null') localStorage.setItem(key, 'yes')
      }, tourKey)
    }
    if (!hasStartUpSpinner) await hideStartUpSpinner(context)
    await use(context)
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        // The browser itself logs every refusal; the page explains it to the customer.
        const isRefusal = /status of 4\d\d/.test(message.text())
        if (message.type() === 'error' && !isRefusal) errors.push(message.text())
      })
      await use(errors)
      expect(errors).toEqual([])
      // The page may still ask for something when a test ends, and its answer be changed on the way.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

let customers = 0

/** Details of a person without an account. */
export function aNewcomer() {
  customers += 1
  return {
    name: 'Nimali Perera',
    email: `nimali.${process.pid}.${Date.now()}.${customers}@example.com`,
    nic: '911042754V',
    phone: '077 123 4567',
    password: 'Kiribath#1',
  }
}

export type Newcomer = ReturnType<typeof aNewcomer>

export async function fillSignUp(page: Page, newcomer: Newcomer) {
  await fillRegistration(page, newcomer)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Fills in the form of /signup, which is open. */
export async function fillRegistration(page: Page, newcomer: Newcomer) {
  await page.getByLabel('Full name').fill(newcomer.name)
  await page.getByLabel('Email').fill(newcomer.email)
  await page.getByLabel('NIC').fill(newcomer.nic)
  await page.getByLabel('Phone').fill(newcomer.phone)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await page.getByLabel('Confirm password').fill(newcomer.password)
}
