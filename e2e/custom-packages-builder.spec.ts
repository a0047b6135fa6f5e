import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import {
  addFromShelf,
  aSavedPackage,
  box,
  card,
  chosen,
  openBuilder,
  openToEdit,
  pressInBox,
  shelf,
  twoProducts,
} from './custom-packages-page.ts'
import { enterAsNewcomer, expectNoWiderThanScreen } from './customers.ts'
import { aProductWord, categoryNames } from './demo-goods.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

test.describe('the builder', () => {
  test('stays open for who skips to the content', async ({ page }) => {
    await enterAsNewcomer(page)
    await openBuilder(page)
    await addFromShelf(page, 0)
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(chosen(page)).toHaveCount(1)
  })

  test('keeps the name, and the place of who goes on from it with Tab', async ({ page }) => {
    await enterAsNewcomer(page)
    await openBuilder(page)
    await pressInBox(page, 'Edit package name')
    const name = box(page).getByLabel('Package name')
    await expect(name).toBeFocused()
    await page.keyboard.type('Avurudu')
    await page.keyboard.press('Tab')
    await expect(box(page).getByRole('button', { name: 'Keep the name' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box(page).getByRole('heading', { name: 'Avurudu' })).toBeVisible()
    await expect(box(page).getByRole('button', { name: 'Edit package name' })).toBeFocused()
  })

  test('counts what is added, shows what is left of a budget without blocking, and saves into the cart', async ({
    page,
  }) => {
    const { calls } = await enterAsNewcomer(page)
    await openBuilder(page)
    const [{ name, price }] = await twoProducts(page)
    await addFromShelf(page, 0)
    await addFromShelf(page, 0)
    await expect(chosen(page)).toHaveCount(1)
    const quantity = box(page).getByRole('group', { name: `Quantity of ${name}` })
    await expect(quantity.getByRole('status')).toHaveText('2')
    const total = box(page).getByRole('status', { name: 'Total' })
    await expect(total).toContainText((price * 2).toLocaleString('en-LK'))
    const less = box(page).getByRole('button', { name: `Decrease quantity of ${name}` })
    await less.click()
    await expect(less).toBeDisabled()
    await pressInBox(page, `Remove ${name}`)
    await expect(chosen(page)).toHaveCount(0)
    await expect(box(page).getByText('Your box is still empty.')).toBeVisible()

    await addFromShelf(page, 0)
    const budget = box(page).getByLabel('Budget in LKR')
    await budget.fill(String(price + 150))
    await expect(box(page).getByText(/Left to spend: LKR\s150/)).toBeVisible()
    await budget.fill(String(price - 10))
    await expect(box(page).getByText(/Over your budget by LKR\s10/)).toBeVisible()
    await expect(box(page).getByText('We will deliver within 5-7 days to your home')).toBeVisible()
    await expectAccessible(page)

    await pressInBox(page, 'Check Out')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay Here' }).click()
    await expect(chosen(page)).toHaveCount(1)
    await pressInBox(page, 'Save & Add to Cart')
    await expect(page.getByText('Package saved successfully!')).toBeVisible()
    await expect(page.getByText('Added to cart successfully!')).toBeVisible()
    await expect(card(page, 'JOY Box Budget')).toContainText('Budget')
    expect((await calls.get('/custom-packages'))[0].budget).toBe(price - 10)
    const cart = await calls.get('/carts')
    expect(cart.items[0].customPackage.packageName).toBe('JOY Box Budget')
  })

  test('keeps the total and the save button in reach on a phone', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await enterAsNewcomer(page)
    await openBuilder(page)
    await addFromShelf(page, 0)
    await addFromShelf(page, 0)
    const bar = page.getByRole('region', { name: 'Your box so far' })
    await expect(bar).toContainText('2 items in the box')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expectNoWiderThanScreen(page)
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(card(page, 'JOY Box Budget')).toBeVisible()
    await expectNoWiderThanScreen(page)
  })

  test('shows the first 9, edits 6 at a time, and lists all with their prices', async ({
    page,
    consoleErrors,
  }) => {
    const { calls } = await enterAsNewcomer(page)
    const saved = await aSavedPackage(page, calls, 'Big box', 14)
    await openToEdit(page, 'Big box')
    await expect(chosen(page)).toHaveCount(6)
    const first = box(page).getByRole('list', { name: 'First items in the box' })
    await expect(first.getByRole('listitem')).toHaveCount(9)
    const pages = box(page).getByRole('navigation', { name: 'Items pages' })
    await pages.getByRole('button', { name: 'Page 3' }).click()
    await expect(chosen(page)).toHaveCount(2)

    await pressInBox(page, 'See all 14 items')
    const dialog = page.getByRole('dialog', { name: 'Big box' })
    await expect(dialog.getByRole('listitem')).toHaveCount(14)
    const [item] = saved.packageItems
    await expect(dialog.getByRole('listitem').first()).toContainText(
      item.totalPrice.toLocaleString('en-LK'),
    )
    await expect(dialog).toContainText(saved.price.toLocaleString('en-LK'))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.route(/custom-packages\/\d+$/, (route) => route.abort())
    await pressInBox(page, 'Update Package')
    await expect(box(page).getByText('Failed to update package. Please try again.')).toBeVisible()
    // Nothing is unsaved, so no question is asked.
    await pressInBox(page, 'Check Out')
    await expect(page).toHaveURL('/checkout')
    consoleErrors.length = 0
  })

  test('has products paged by the server, and says when they cannot be loaded', async ({
    page,
  }) => {
    await enterAsNewcomer(page)
    const asked: URLSearchParams[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.startsWith('/api/products')) asked.push(url.searchParams)
    })
    const refuse = { status: 400, json: { message: 'No' } }
    await page.route('**/api/products?*', (route) => route.fulfill(refuse))
    await page.route('**/api/categories', (route) => route.fulfill(refuse))
    await visit(page, '/custom_packages')
    await page.getByRole('button', { name: 'Create Your First Package' }).click()
    await expect(page.getByText('Failed to load categories')).toBeVisible()
    await expect(page.getByText('Failed to load products')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).last().click()
    await expect(shelf(page).getByRole('article')).toHaveCount(8)
    await page.getByRole('button', { name: 'Try Again' }).click()
    const strip = page.getByRole('group', { name: 'Categories' })
    const chips = strip.getByRole('button').filter({ hasText: /\w/ })
    await expect(chips).toHaveText(['All', ...categoryNames.slice(0, 2)])
    await strip.getByRole('button', { name: 'Next categories' }).click()
    await expect(chips).toHaveText(categoryNames.slice(0, 3))
    await strip.getByRole('button', { name: 'Previous categories' }).click()
    await expect(chips).toHaveText(['All', ...categoryNames.slice(0, 2)])

    const pages = shelf(page).getByRole('navigation', { name: 'Products pages' })
    const second = page.waitForResponse(/page=2&pageSize=8/)
    await pages.getByRole('button', { name: 'Page 2' }).click()
    await second
    await expect(shelf(page).getByRole('article')).toHaveCount(8)
    await page.getByPlaceholder('Search products...').fill(aProductWord)
    await expect(shelf(page).getByRole('article').first()).toContainText(
      new RegExp(aProductWord, 'i'),
    )
    await page.getByPlaceholder('Search products...').fill('zzqqxx')
    await expect(page.getByText('No products found matching "zzqqxx"')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).first().click()
    await strip.getByRole('button').nth(2).click()
    await expect(strip.getByRole('button', { pressed: true })).toHaveCount(1)
    await expect(shelf(page).getByRole('article').first()).toBeVisible()
    expect(asked.map((query) => query.get('pageSize'))).toEqual(asked.map(() => '8'))
  })

  test('holds 200 different items and shows a few of them', async ({ page }) => {
    const { calls } = await enterAsNewcomer(page)
    const { id } = await calls.post('/user/get_user_info_by_token')
    const [product] = await twoProducts(page)
    await page.addInitScript(keepDraftOf200, { userId: id, product })
    await visit(page, '/custom_packages')
    await page.getByRole('button', { name: 'Continue' }).click()
    for (let presses = 0; presses < 5; presses += 1) {
      await pressInBox(page, `Increase quantity of ${product.name}`)
    }
    const quantity = box(page).getByRole('group', { name: `Quantity of ${product.name}` })
    await expect(quantity.getByRole('status')).toHaveText('6')
    await expect(chosen(page)).toHaveCount(6)
    const shown = box(page).getByRole('list', { name: 'First items in the box' })
    await expect(shown.getByRole('listitem')).toHaveCount(9)

    await pressInBox(page, 'See all 200 items')
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(200)
    await page.keyboard.press('Escape')
    await addFromShelf(page, 1)
    await expect(page.getByText('A package can hold up to 200 different items.')).toBeVisible()
  })

  test('works without a pointer', async ({ page }) => {
    await enterAsNewcomer(page)
    const [{ name }] = await twoProducts(page)
    await visit(page, '/custom_packages')
    await press(page, page.getByRole('button', { name: 'Create Your First Package' }))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(shelf(page).getByRole('article')).toHaveCount(8)

    const strip = page.getByRole('group', { name: 'Categories' })
    await press(page, strip.getByRole('button', { name: 'All' }))
    await tabTo(page, page.getByPlaceholder('Search products...'))
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(shelf(page).getByRole('article').first()).toContainText(name)
    await press(page, shelf(page).getByRole('button', { name: 'Add to Box' }).first())
    await press(page, box(page).getByRole('button', { name: 'Edit package name' }))
    await page.keyboard.type('Typed')
    await page.keyboard.press('Enter')
    await expect(box(page).getByRole('button', { name: 'Edit package name' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Taken back')
    await page.keyboard.press('Escape')
    await expect(box(page).getByRole('heading', { name: 'Typed' })).toBeVisible()
    await press(page, box(page).getByRole('button', { name: `Increase quantity of ${name}` }))
    const quantity = box(page).getByRole('group', { name: `Quantity of ${name}` })
    await expect(quantity.getByRole('status')).toHaveText('2')
    await press(page, box(page).getByRole('button', { name: `Remove ${name}` }))
    await expect(box(page).getByRole('list', { name: 'Items in the package' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await tabTo(page, shelf(page).getByRole('button', { name: 'Add to Box' }).first(), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, box(page).getByLabel('Budget in LKR'))
    await page.keyboard.type('10000')
    await press(page, box(page).getByRole('button', { name: 'Save Package' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Custom Packages' })).toBeFocused()

    await press(page, card(page, 'Typed').getByRole('button', { name: 'Edit' }))
    await press(page, box(page).getByRole('button', { name: 'Cancel' }))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const remove = card(page, 'Typed').getByRole('button', { name: 'Delete' })
    await press(page, remove)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
    // A dialog that has closed stays for a moment, in which it cannot be opened.
    await expect(page.getByRole('alertdialog', { includeHidden: true })).toHaveCount(0)
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect(page.getByRole('heading', { name: "Don't have any packages yet." })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

/** Presses the key until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 100; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

async function press(page: Page, button: Locator) {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

/** A draft as the browser stores it: one real product and many that no longer exist. */
function keepDraftOf200({
  userId,
  product,
}: {
  userId: number
  product: { productId: number; name: string }
}) {
  const items = Array.from({ length: 200 }, (_, index) => ({
    productId: index === 0 ? product.productId : 1_000_000 + index,
    name: index === 0 ? product.name : `Product ${index}`,
    imageUrl: '',
    unitPriceCents: 10_000,
    categoryId: null,
    isSoldOut: false,
    quantity: 1,
  }))
  const saved = { name: 'Everything', budget: '', items: [] }
  const draft = { packageId: null, name: 'Everything', budget: '', items, saved, leftOut: [] }
  const kept = JSON.stringify({ draft, entry: null })
  localStorage.setItem(`package draft of customer ${userId}`, kept)
}
