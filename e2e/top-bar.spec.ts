import { enterAsNewcomer, fillCredentials } from './customers.ts'
import { aNewcomer, expect, fillSignUp, test } from './fixtures.ts'
import { visit } from './visit.ts'

test('a guest who signs up on a page comes back to it', async ({ page }) => {
  const newcomer = aNewcomer()
  await visit(page, '/packages')
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/signup')
  await fillSignUp(page, newcomer)
  await fillCredentials(page, newcomer)
  await expect(page).toHaveURL('/packages')
})

test('the cart button has a dot while there is something in the cart', async ({ page }) => {
  await enterAsNewcomer(page)
  await visit(page, '/products')
  const cart = page.getByRole('banner').getByRole('link', { name: /cart/i })
  const dot = cart.getByTestId('cart-dot')
  await expect(cart).toBeVisible()
  await expect(dot).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
  await expect(dot).toBeVisible()
  await cart.click()
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(dot).toHaveCount(0)
})

test('the bar is lower once the page is scrolled by more than 10 pixels', async ({ page }) => {
  await visit(page, '/products')
  const background = page.getByRole('banner').locator('div').first()
  const height = async () => (await background.boundingBox())?.height ?? 0
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  const full = await height()
  await scrollTo(11)
  await expect.poll(height).toBeLessThan(full)
  await scrollTo(10)
  await expect.poll(height).toBe(full)
})
