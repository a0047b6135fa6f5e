import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import {
  addFromShelf,
  aSavedPackage,
  box,
  card,
  chosen,
  kinds,
  openBuilder,
  pressInBox,
  shelf,
} from './custom-packages-page.ts'
import { enterAsNewcomer, fillCredentials } from './customers.ts'
import { aProduct } from './demo-goods.ts'
import { expect, test } from './fixtures.ts'
import { loseNextResponse } from './hold.ts'
import { reload, visit } from './visit.ts'

const save = (page: Page) => pressInBox(page, 'Save Package')
const unsaved = (page: Page) => page.getByText('"JOY Box Budget" with 1 item(s) is not saved yet.')

/** Sets the response to the next save. */
async function stubSaving(page: Page, response: { status: number; json: object }) {
  await page.route('**/api/custom-packages', (route) =>
    route.request().method() === 'POST' ? route.fulfill(response) : route.continue(),
  )
}

test('an incomplete package is not sent, and the faulty field is focused', async ({ page }) => {
  await enterAsNewcomer(page)
  await openBuilder(page)
  await save(page)
  await expect(box(page).getByText('Please add at least one item to the package')).toBeFocused()
  await expectAccessible(page)

  await page.route(/\/api\/products\?status/, async (route) => {
    const response = await route.fetch()
    const products = await response.json()
    for (const product of products) product.price = 0
    await route.fulfill({ response, json: products })
  })
  await shelf(page).getByRole('button', { name: 'Page 2' }).click()
  const free = shelf(page).getByText(/LKR\s0$/)
  await expect(free.first()).toBeVisible()
  await addFromShelf(page, 0)
  await save(page)
  await expect(box(page).getByText('Invalid package price. Please check your items.')).toBeFocused()

  await page.unrouteAll()
  await shelf(page).getByRole('button', { name: 'Page 1', exact: true }).click()
  await expect(free).toHaveCount(0)
  await addFromShelf(page, 0)
  const budget = box(page).getByLabel('Budget in LKR')
  await budget.fill('much')
  await save(page)
  await expect(budget).toHaveAccessibleDescription(
    'Please enter a budget above 0, up to 10,000,000.',
  )
  await pressInBox(page, 'Edit package name')
  await page.getByLabel('Package name').fill('   ')
  await save(page)
  await expect(box(page).getByText('Please enter a package name')).toBeFocused()
})

test('a save that fails says why and keeps the selection; one that only fails to reach the cart has its own message', async ({
  page,
  consoleErrors,
}) => {
  await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  const release = Promise.withResolvers<void>()
  await page.route('**/api/custom-packages', async (route) => {
    await release.promise
    await route.abort()
  })
  await save(page)
  await expect(box(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
  release.resolve()
  await expect(box(page).getByText('Failed to save package. Please try again.')).toBeVisible()
  // Only 201 with an id means that it was saved.
  const noResponse = 'Failed to save package. Invalid response from server.'
  const message = `Sold out at the moment: ${aProduct.name}.`
  for (const response of [
    { status: 200, json: { id: 1 } },
    { status: 201, json: {} },
  ]) {
    await stubSaving(page, response)
    await save(page)
    await expect(box(page).getByText(noResponse)).toBeVisible()
    await stubSaving(page, { status: 409, json: { message } })
    await save(page)
    await expect(box(page).getByText(message)).toBeVisible()
  }
  await expect(chosen(page)).toHaveCount(1)

  await page.unrouteAll()
  await page.route(/cartItem-(save|update)/, (route) => route.fulfill({ status: 500, json: {} }))
  await pressInBox(page, 'Save & Add to Cart')
  await expect(
    page.getByText('Package saved but failed to add to cart. Please try again.'),
  ).toBeVisible()
  await expect(card(page, 'JOY Box Budget')).toBeVisible()
  consoleErrors.length = 0
})

test('who saves a package whose price has changed since reads so', async ({ page }) => {
  await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  await page.route('**/api/custom-packages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    const saved = await response.json()
    await route.fulfill({ response, json: { ...saved, price: 123_456 } })
  })
  await save(page)
  await expect(
    page.getByText(/^The price has changed: was LKR\s.+, now LKR\s123,456\.00\.$/),
  ).toBeVisible()
})

test('the list reloads 1 s after a save, and 2 s after one that went into the cart', async ({
  page,
}) => {
  await page.clock.install()
  await enterAsNewcomer(page)
  await visit(page, '/custom_packages')
  let reloads = 0
  page.on('request', (request) => {
    const isList = new URL(request.url()).pathname === '/api/custom-packages'
    if (isList && request.method() === 'GET') reloads += 1
  })
  for (const [open, button, delayMs] of [
    ['Create Your First Package', 'Save Package', 1000],
    ['Create New Package', 'Save & Add to Cart', 2000],
  ] as const) {
    await page.getByRole('button', { name: open }).click()
    await addFromShelf(page, 0)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    reloads = 0
    const added = delayMs === 2000 && page.waitForResponse(/cartItem-save/)
    await pressInBox(page, button)
    await page.clock.runFor(1)
    await expect(page.getByRole('heading', { level: 1, name: 'Custom Packages' })).toBeVisible()
    await added
    await page.clock.runFor(delayMs - 100)
    expect(reloads).toBe(0)
    // The page's timer began a little after ours, when it had read the response.
    await expect(async () => {
      await page.clock.runFor(200)
      expect(reloads).toBe(1)
    }).toPass()
    await page.clock.resume()
  }
})

/** Holds back the next package that is saved, until it is released. */
async function holdSave(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/custom-packages', async (route) => {
    if (route.request().method() === 'POST') await isReleased
    await route.continue()
  })
  return release
}

test('who leaves while a package is being saved stays where they went', async ({ page }) => {
  await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  const release = await holdSave(page)
  await save(page)
  await expect(box(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  const message = page.getByRole('form', { name: 'Get in Touch' }).getByLabel('Message')
  await message.fill('Do you deliver to Jaffna?')

  release()
  await expect(page.getByText('Package saved successfully!')).toBeVisible()
  await message.press('End')
  await page.keyboard.type(' And to Galle?')
  await expect(message).toHaveValue('Do you deliver to Jaffna? And to Galle?')

  await visit(page, '/custom_packages')
  await expect(card(page, 'JOY Box Budget')).toBeVisible()
  await expect(unsaved(page)).toHaveCount(0)
})

test('what the screen shows while a package is being saved is what is saved', async ({ page }) => {
  const { calls } = await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  const release = await holdSave(page)
  await save(page)
  await expect(box(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
  const hidden = { includeHidden: true }
  await page
    .getByRole('button', { name: 'Add to Box', ...hidden })
    .nth(1)
    .click({ force: true })
  const items = page.getByRole('list', { name: 'Items in the package', ...hidden })
  const shown = await items.getByRole('listitem', hidden).count()

  release()
  await expect(card(page, 'JOY Box Budget')).toBeVisible()
  const [saved] = await calls.get('/custom-packages')
  expect(saved.packageItems).toHaveLength(shown)
})

test('who goes back to the list while a package is being saved stays there', async ({ page }) => {
  await enterAsNewcomer(page)
  await visit(page, '/packages')
  await kinds(page).getByRole('link', { name: 'Custom' }).click()
  await page.getByRole('button', { name: 'Create Your First Package' }).click()
  await addFromShelf(page, 0)
  const release = await holdSave(page)
  await save(page)
  await page.goBack()
  await expect(unsaved(page)).toBeVisible()

  release()
  await expect(card(page, 'JOY Box Budget')).toBeVisible()
  await expect(unsaved(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/packages')
})

test('who changes another package while one is being saved goes on with it', async ({ page }) => {
  const { calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, 'Sunday lunch')
  await visit(page, '/custom_packages')
  await page.getByRole('button', { name: 'Create New Package' }).click()
  await addFromShelf(page, 0)
  const release = await holdSave(page)
  await save(page)
  await page.goBack()
  await card(page, 'Sunday lunch').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Begin Another' }).click()
  await addFromShelf(page, 2)
  await expect(chosen(page)).toHaveCount(3)

  release()
  await expect(page.getByText('Package saved successfully!')).toBeVisible()
  await pressInBox(page, 'Update Package')
  await expect(card(page, 'JOY Box Budget')).toBeVisible()
  const packages: { packageItems: object[] }[] = await calls.get('/custom-packages')
  expect(packages.map(({ packageItems }) => packageItems.length)).toEqual([1, 3])
})

test('a package whose response was lost is saved once, and the same can be made again', async ({
  page,
  consoleErrors,
}) => {
  const { calls } = await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  await loseNextResponse(page, '**/api/custom-packages')
  await save(page)
  await expect(box(page).getByText('Failed to save package. Please try again.')).toBeVisible()
  // Also after loading the page again, and after going back to the list.
  await reload(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Continue' }).click()
  await save(page)
  await expect(card(page, 'JOY Box Budget')).toBeVisible()
  expect(await calls.get('/custom-packages')).toHaveLength(1)

  await page.getByRole('button', { name: 'Create New Package' }).click()
  await addFromShelf(page, 0)
  await save(page)
  await expect(card(page, 'JOY Box Budget')).toHaveCount(2)
  expect(await calls.get('/custom-packages')).toHaveLength(2)
  consoleErrors.length = 0
})

test('who signs out elsewhere while a package is being saved is asked to log in, and goes on with it', async ({
  page,
  context,
}) => {
  const { customer } = await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  const release = await holdSave(page)
  await pressInBox(page, 'Save & Add to Cart')
  await expect(box(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
  const other = await context.newPage()
  await visit(other, '/terms-conditions')
  const isEnded = other.waitForResponse('**/api/user/logout')
  await other.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await isEnded
  await expect(page).toHaveURL('/login')

  release()
  await expect(page.getByText('Please login to create custom packages')).toBeVisible()
  await fillCredentials(page, customer)
  await expect(page).toHaveURL('/custom_packages')
  await expect(chosen(page)).toHaveCount(1)
})
