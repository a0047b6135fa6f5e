import { aCustomer, fillCredentials, signInButton } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

test.use({ hasSeenTour: false })

test('a browser that blocks the data of sites shops as long as the page is open', async ({
  page,
  consoleErrors,
}) => {
  const customer = await aCustomer(page.request)
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The user denied permission to access the data', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get })
    }
  })
  await visit(page, '/products')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(signInButton(page)).toBeEnabled()
  await fillCredentials(page, customer)
  await expect(page).toHaveURL('/products')
  await page.getByRole('main').getByRole('button', { name: 'Add' }).first().click()
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  // The router's script that restores how far a page was scrolled logs that it cannot.
  consoleErrors.length = 0
})
