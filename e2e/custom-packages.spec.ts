import {
  addFromShelf,
  box,
  card,
  chosen,
  openBuilder,
  pressInBox,
  twoProducts,
} from './custom-packages-page.ts'
import { enterAsNewcomer } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

test('a customer builds a box, finds, edits, orders and pays for it, sees it in the orders, and builds the next from it', async ({
  page,
}) => {
  const { calls, customer } = await enterAsNewcomer(page)
  await calls.post('/recipients', {
    recipientName: customer.name,
    streetAddress: 'No. 12, Example Lane',
    postalCode: '10250',
    contact: '0771234567',
  })
  const [first, second] = await twoProducts(page)

  // Build and save.
  await openBuilder(page)
  await pressInBox(page, 'Edit package name')
  await page.getByLabel('Package name').fill('  Sunday lunch  ')
  await page.keyboard.press('Enter')
  await addFromShelf(page, 0)
  await addFromShelf(page, 0)
  await addFromShelf(page, 1)
  await expect(chosen(page)).toHaveCount(2)
  await pressInBox(page, 'Save Package')
  await expect(page.getByText('Package saved successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Packages' })).toBeFocused()

  // Find.
  const search = page.getByPlaceholder('Search Custom Package...')
  await search.fill('SUNDAY')
  await expect(page.getByText('Found 1 package(s) for "SUNDAY"')).toBeVisible()

  // Edit.
  const lunch = card(page, 'Sunday lunch')
  await lunch.getByRole('button', { name: 'Edit' }).click()
  await pressInBox(page, `Increase quantity of ${second.name}`)
  await pressInBox(page, 'Update Package')
  await expect(page.getByText('Package updated successfully!')).toBeVisible()
  const price = first.price * 2 + second.price * 2
  await expect(lunch).toContainText(price.toLocaleString('en-LK'))

  // Add to the cart, order, pay: everywhere by its own name and its first item's picture.
  await lunch.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to cart successfully!')).toBeVisible()
  await visit(page, '/checkout')
  await expect(page.getByRole('heading', { name: 'Sunday lunch' })).toBeVisible()
  const packed = page.getByRole('list', { name: 'Products in Sunday lunch' })
  await expect(packed.getByRole('listitem')).toContainText([first.name, second.name])
  await page.getByRole('button', { name: `Deliver to ${customer.name}` }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
  const picture = page.getByRole('main').getByRole('img', { name: 'Sunday lunch' })
  await expect(page.getByRole('heading', { name: 'Sunday lunch' })).toBeVisible()
  await expect(picture).toHaveAttribute('src', first.imageUrl)

  // See it in the orders.
  await page.getByRole('link', { name: 'View Orders' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Custom Package · 1' })).toBeVisible()
  await expect(picture.locator('img').first()).toHaveAttribute('src', first.imageUrl)
  await page.getByRole('link', { name: /^Order #\d+/ }).click()
  await expect(page.getByRole('heading', { name: 'Sunday lunch' })).toBeVisible()
  for (const { name } of [first, second]) {
    await expect(page.getByRole('listitem').filter({ hasText: name }).last()).toContainText('× 2')
  }

  // Build the next one from it.
  await page.getByRole('button', { name: 'Save as package' }).click()
  await expect(page).toHaveURL('/custom_packages')
  await expect(page.getByRole('heading', { name: 'Fill your own box' })).toBeVisible()
  await expect(chosen(page)).toContainText([first.name, second.name])
  const quantity = box(page).getByRole('group', { name: `Quantity of ${first.name}` })
  await expect(quantity.getByRole('status')).toHaveText('2')
})
