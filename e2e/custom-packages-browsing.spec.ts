import { expectAccessible } from './accessibility.ts'
import { aSavedPackage, box, card, chosen, kinds } from './custom-packages-page.ts'
import { enterAsNewcomer } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { loseNextResponse } from './hold.ts'
import { reload, visit } from './visit.ts'

test('packages are found by name, price, item and description', async ({ page }) => {
  const { calls } = await enterAsNewcomer(page)
  const lunch = await aSavedPackage(page, calls, 'Sunday lunch', 3)
  await aSavedPackage(page, calls, 'School bag', 1)
  await visit(page, '/custom_packages')
  await expect(page.getByRole('article')).toHaveCount(2)
  const search = page.getByPlaceholder('Search Custom Package...')
  for (const term of [
    'sunday',
    lunch.price.toLocaleString('en-LK'),
    lunch.packageItems[2].productName,
    'package with 3',
  ]) {
    await search.fill(term)
    await expect(page.getByText(`Found 1 package(s) for "${term}"`)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
  }
  await expectAccessible(page)
  await search.fill('pumpkin')
  await expect(page.getByText('No packages found for "pumpkin"')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('a package is deleted after asking, from the cart too; a failure or a missing package is explained', async ({
  page,
  consoleErrors,
}) => {
  const { calls } = await enterAsNewcomer(page)
  const gone = await aSavedPackage(page, calls, 'School bag', 1)
  await aSavedPackage(page, calls, 'Sunday lunch')
  await visit(page, '/custom_packages')
  const lunch = card(page, 'Sunday lunch')
  await lunch.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to cart successfully!')).toBeVisible()

  const question = page.getByRole('alertdialog')
  await lunch.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toContainText(
    'Are you sure you want to delete this package? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(lunch).toBeVisible()

  await page.route(/custom-packages\/\d+$/, (route) => route.abort())
  await lunch.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete package. Please try again.')).toBeVisible()
  await page.unrouteAll()
  await lunch.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Package deleted successfully!')).toBeVisible()
  await expect(lunch).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await calls.get('/carts')).items).toEqual([])

  await calls.remove(`/custom-packages/${gone.id}`)
  await card(page, 'School bag').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Package not found')).toBeVisible()
  await expect(page.getByRole('heading', { name: "Don't have any packages yet." })).toBeVisible()
  consoleErrors.length = 0
})

test('a package that was deleted in another tab goes away when it is deleted', async ({ page }) => {
  const { calls } = await enterAsNewcomer(page)
  const gone = await aSavedPackage(page, calls, 'School bag')
  await visit(page, '/custom_packages')
  const bag = card(page, 'School bag')
  await expect(bag).toBeVisible()
  await calls.remove(`/custom-packages/${gone.id}`)
  await bag.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Package deleted successfully!')).toBeVisible()
  await expect(bag).toHaveCount(0)
})

test('a package is said to be deleted although the answer was lost', async ({
  page,
  consoleErrors,
}) => {
  const { calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, 'School bag')
  await visit(page, '/custom_packages')
  const bag = card(page, 'School bag')
  await bag.getByRole('button', { name: 'Delete' }).click()
  await loseNextResponse(page, /custom-packages\/\d+$/, 'DELETE')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Package deleted successfully!')).toBeVisible()
  await expect(bag).toHaveCount(0)
  await expect(page.getByText('Failed to delete package')).toHaveCount(0)
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('without packages the page invites the customer to make the first one; a list that fails to load says so', async ({
  page,
}) => {
  await enterAsNewcomer(page)
  await page.route('**/api/custom-packages', (route) =>
    route.fulfill({ status: 400, json: { message: 'Not now' } }),
  )
  await visit(page, '/custom_packages')
  const messages = page.getByRole('region', { name: /Notifications/ })
  await expect(messages.getByText('Not now')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Not now' })).toBeVisible()
  await page.route('**/api/custom-packages', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(messages.getByText('Something went wrong')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: "Don't have any packages yet." })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Your First Package' })).toBeVisible()
  await expectAccessible(page)
  await kinds(page).getByRole('link', { name: 'Packages' }).click()
  await expect(page).toHaveURL('/packages')
})

test('/mypackages without packages links to making the first one and to the ready-made ones', async ({
  page,
}) => {
  await enterAsNewcomer(page)
  const release = Promise.withResolvers<void>()
  await page.route('**/api/custom-packages', async (route) => {
    await release.promise
    await route.continue()
  })
  await visit(page, '/mypackages')
  await expect(page.getByText('Loading your packages...')).toBeVisible()
  release.resolve()
  await expect(page.getByRole('heading', { name: 'No Custom Packages Found' })).toBeVisible()
  const readyMade = page.getByRole('link', { name: 'Browse Pre-made Packages' })
  await expect(readyMade).toHaveAttribute('href', '/packages')
  await page.getByRole('link', { name: 'Create Your First Package' }).click()
  await expect(page.getByRole('heading', { name: 'Fill your own box' })).toBeVisible()
})

test('/mypackages deletes a package after a confirmation', async ({ page }) => {
  const { calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, 'Sunday lunch')
  await visit(page, '/mypackages')
  await card(page, 'Sunday lunch').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this package?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Package deleted successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Custom Packages Found' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('/mypackages counts the packages, adds the clicked one to the cart, and opens one in the builder', async ({
  page,
}) => {
  const { calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, 'Sunday lunch')
  await visit(page, '/mypackages')
  await expect(page.getByRole('heading', { name: 'My Custom Packages' })).toBeVisible()
  await expect(page.getByText('1 package(s) created')).toBeVisible()
  await expect(page.getByText('Click on a package to add it to your cart')).toBeVisible()
  await expectAccessible(page)
  await page.route(
    '**/api/carts/cartItem-save',
    (route) => route.fulfill({ status: 400, json: {} }),
    { times: 1 },
  )
  await card(page, 'Sunday lunch').click({ position: { x: 40, y: 40 } })
  await expect(page.getByText('Failed to add package to cart. Please try again.')).toBeVisible()
  await card(page, 'Sunday lunch').click({ position: { x: 40, y: 40 } })
  await expect(page.getByText('Added to cart successfully!')).toBeVisible()
  expect((await calls.get('/carts')).items).toHaveLength(1)

  await card(page, 'Sunday lunch').getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/custom_packages')
  await expect(box(page).getByRole('heading', { name: 'Sunday lunch' })).toBeVisible()
  await expect(chosen(page)).toHaveCount(2)
  expect(await page.evaluate(() => window.history.state.usr)).toBeNull()
  await box(page).getByRole('button', { name: 'Cancel' }).click()
  await reload(page)
  await expect(card(page, 'Sunday lunch')).toBeVisible()
})

test('without a token a saved package asks for the login', async ({ page }) => {
  const { calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, 'School bag')
  await visit(page, '/custom_packages')
  const add = card(page, 'School bag').getByRole('button', { name: 'Add to Cart' })
  await expect(add).toBeEnabled()
  await page.evaluate(() => localStorage.removeItem('token'))
  await add.click()
  await expect(page.getByText('Please login to add packages to your cart')).toBeVisible()
})
