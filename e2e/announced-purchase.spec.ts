import { listen } from './announcements.ts'
import { plus, summary } from './checkout-shop.ts'
import { aSavedPackage, box, card } from './custom-packages-page.ts'
import { enterAsNewcomer } from './customers.ts'
import { aProduct, aProductWord } from './demo-goods.ts'
import { expect, test } from './fixtures.ts'
import { sectionOf } from './home-page.ts'
import { fillContact } from './public-forms.ts'
import { visit } from './visit.ts'

test('a screen reader says where one is and what happens, from the search to the payment', async ({
  page,
}) => {
  const { expectHeard } = await listen(page)
  await enterAsNewcomer(page)
  const main = page.getByRole('main')

  await visit(page, '/products')
  await expect(page).toHaveTitle(/^Products/)
  await page.getByRole('searchbox', { name: 'Search products' }).fill(aProductWord)
  await expect(page).toHaveURL(/[?&]q=/)
  await expectHeard(/^\d+ products?$/)
  const add = main.getByRole('button', { name: 'Add to Cart' }).first()
  await expect(add).toHaveAccessibleDescription(/\w/)
  await main.getByRole('link', { name: aProduct.name, exact: true }).click()
  await expect(page).toHaveTitle(new RegExp(`^${aProduct.name}`))
  await expect(page.getByRole('heading', { level: 1, name: aProduct.name })).toBeFocused()
  await main.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expectHeard('Product added to cart successfully!')
  await page.getByRole('banner').getByRole('link', { name: 'Cart, has items' }).click()

  await expect(page).toHaveTitle(/^Checkout/)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  await plus(page, aProduct.name).click()
  await expectHeard(/^Total LKR [\d,]+\.00$/)
  const place = page.getByRole('button', { name: 'Place Order' })
  await expect(place).toHaveAccessibleDescription('Please select a delivery address to continue.')
  await main.getByRole('button', { name: 'Add New Address' }).click()
  await page.getByRole('button', { name: 'Save Address' }).click()
  const name = main.getByLabel('Recipient name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription('Please fill in all required fields')
  await name.fill('Nimali Perera')
  await main.getByLabel('Phone', { exact: true }).fill('077 123 4567')
  await main.getByLabel('Street address').fill('No. 12, Example Lane')
  await main.getByLabel('Postal code').fill('10250')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expectHeard('Address saved successfully!')
  const address = main.getByRole('button', { name: /^Deliver to Nimali Perera/ })
  await address.click()
  await expect(address).toHaveAttribute('aria-pressed', 'true')
  await expect(summary(page).getByRole('combobox', { name: 'Recipient' })).toBeVisible()

  await place.click()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Processing...' })).toBeVisible()
  await expectHeard('Order Payment Failed')
  await page.getByRole('link', { name: 'View Orders' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveTitle(/^Payment/)
  await expect(page.getByRole('status').getByRole('heading', { level: 1 })).toHaveText(
    'Order Payment Successful!',
  )
})

test('a screen reader says what a form answers, what is found, and what is left to spend', async ({
  page,
}) => {
  const { expectHeard } = await listen(page)
  await visit(page, '/')
  await sectionOf(page, 'Contact')
  const form = await fillContact(page, 'Do you deliver to Galle?')
  await form.getByRole('button', { name: 'Send' }).click()
  await expectHeard('Your message has been sent successfully!')

  const { calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, 'Sunday lunch')
  await visit(page, '/custom_packages')
  await page.getByRole('searchbox', { name: 'Search custom packages' }).fill('lunch')
  await expectHeard('Found 1 package(s) for')
  await card(page, 'Sunday lunch').getByRole('button', { name: 'Edit' }).click()
  await box(page).getByLabel('Budget').fill('90000')
  await expectHeard('Left to spend')
})
