import { expectAccessible } from './accessibility.ts'
import { enterAsNewcomer } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { followTopBar, reload, visit } from './visit.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, name: string) => page.getByRole('article', { name })
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search packages' })

async function openByLink(page: Page) {
  await followTopBar(page, 'Packages')
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
}

test('packages come six to a page, and the page is in the address', async ({ page }) => {
  await visit(page, '/packages')
  await expect(cards(page)).toHaveCount(6)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/packages?page=2')
  await expect(card(page, 'Family Weekly Box')).toBeHidden()
  await expect(cards(page)).toHaveCount(6)
  await page.goBack()
  await expect(card(page, 'Family Weekly Box')).toBeVisible()
})

test('a card shows six products, its price and when it is delivered', async ({ page }) => {
  await visit(page, '/packages')
  const family = card(page, 'Family Weekly Box')
  await expect(family.getByRole('listitem')).toHaveCount(6)
  await expect(family.getByText('+ 6 more items')).toBeVisible()
  await expect(family.locator('.ticket')).toHaveText('LKR 5,140')
  await expect(family.locator('s')).toContainText('LKR 6,425')
  await expect(family.getByText('Save LKR 1,285')).toBeVisible()
  await expect(family.getByText('We will deliver within 5-7 days to your home')).toBeVisible()

  // No discount and no more than six products: neither is spoken of.
  const breakfast = card(page, 'Sri Lankan Breakfast Box')
  await expect(breakfast.getByRole('listitem')).toHaveCount(6)
  await expect(breakfast.getByText('more items')).toBeHidden()
  await expect(breakfast.locator('.ticket')).toHaveText('LKR 2,080')
  await expect(breakfast.locator('s')).toBeHidden()
  await expect(breakfast.getByText('Save')).toBeHidden()
})

test('the modal lists all products on their categories’ grounds, with 20% off', async ({
  page,
}) => {
  await visit(page, '/packages')
  const more = card(page, 'Family Weekly Box').getByRole('button', { name: '+ 6 more items' })
  await more.click()
  const modal = page.getByRole('dialog', { name: 'Family Weekly Box' })
  await expect(modal.getByRole('listitem')).toHaveCount(12)
  await expect(modal.locator('.ticket')).toHaveText('LKR 5,140')
  await expect(modal.locator('s')).toContainText('LKR 6,425')
  const line = (name: string) => modal.getByRole('listitem').filter({ hasText: name })
  await expect(line('White Nadu Rice').locator('.ground-rice')).toBeVisible()
  await expect(line('Fresh Milk').locator('.ground-dairy')).toBeVisible()
  await expect(line('Fresh Milk')).toContainText('× 2')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(more).toBeFocused()
})

test('a search finds names, descriptions and products, and starts at page 1', async ({ page }) => {
  await visit(page, '/packages?page=2')
  await searchBox(page).fill('cuttlefish')
  await expect(page).toHaveURL('/packages?q=cuttlefish')
  await expect(card(page, 'Seafood Weekend')).toBeVisible()
  await reload(page)
  await expect(searchBox(page)).toHaveValue('cuttlefish')
  await expect(card(page, 'Seafood Weekend')).toBeVisible()

  await searchBox(page).fill('unicorn')
  await expect(page.getByRole('heading', { name: 'No packages found for "unicorn"' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click()
  await expect(cards(page)).toHaveCount(6)
})

test('a guest is invited to log in or sign up, and comes back', async ({ page }) => {
  await visit(page, '/packages?page=2')
  const prompt = page.getByRole('complementary', { name: 'Login or sign up' })
  await expect(prompt.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
  await prompt.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  const { usr } = await page.evaluate(() => window.history.state)
  expect(usr.from).toBe('/packages?page=2')
  await page.goBack()
  await cards(page).first().getByRole('button', { name: 'Login to Add to Cart' }).click()
  await expect(page.getByText('Please login to add items to cart')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('a customer sees both kinds of packages and that one is being added', async ({ page }) => {
  await enterAsNewcomer(page)
  await visit(page, '/packages')
  const kinds = page.getByRole('navigation', { name: 'Kinds of packages' })
  await expect(kinds.getByRole('link', { name: 'Packages' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(kinds.getByRole('link', { name: 'Custom' })).toHaveAttribute(
    'href',
    '/custom_packages',
  )
  const inTopBar = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Packages' })
  await expect(inTopBar).toHaveAttribute('aria-current', 'page')
  await kinds.getByRole('link', { name: 'Custom' }).click()
  await expect(page).toHaveURL('/custom_packages')
  await expect(inTopBar).toHaveAttribute('aria-current', 'true')
  await page.goBack()

  let save = () => {}
  const held = new Promise<void>((resolve) => {
    save = resolve
  })
  await page.route('**/api/carts/cartItem-*', async (route) => {
    await held
    await route.continue()
  })
  const breakfast = card(page, 'Sri Lankan Breakfast Box')
  await breakfast.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(breakfast.getByRole('button', { name: 'Adding to Cart...' })).toBeDisabled()
  save()
  await expect(page.getByText('Added to cart successfully!')).toBeVisible()
  await expect(breakfast.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  await expectAccessible(page)
})

test('packages that could not be loaded leave the list empty and silent', async ({ page }) => {
  await page.route('**/api/packages', (route) => route.fulfill({ status: 400, json: {} }))
  await openByLink(page)
  const again = page.getByRole('button', { name: 'Try Again' })
  await expect(again).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute('**/api/packages')
  await again.click()
  await expect(cards(page)).toHaveCount(6)
})

test('without packages the page says so', async ({ page }) => {
  await page.route('**/api/packages', (route) => route.fulfill({ json: [] }))
  await openByLink(page)
  await expect(page.getByRole('heading', { name: "Don't have any packages yet." })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('packages can be read and paged', async ({ page }) => {
    await page.goto('/packages')
    await expect(cards(page)).toHaveCount(6)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/packages?page=2')
    await expect(cards(page)).toHaveCount(6)
  })
})
