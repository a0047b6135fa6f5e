import { languages } from '../domain/texts/languages.ts'
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
  twoProducts,
} from './custom-packages-page.ts'
import { enterAsNewcomer, fillCredentials } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { switchTo } from './language-switch.ts'
import { reload, visit } from './visit.ts'

const backToPackages = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Packages', exact: true }).first()

test('a draft survives a reload, leaving, and a session that ends while saving; cancelling asks first', async ({
  page,
}) => {
  const { customer } = await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  await reload(page)
  await expect(chosen(page)).toHaveCount(1)

  // Leaves by accident, and returns.
  await backToPackages(page).click()
  await expect(page).toHaveURL('/packages')
  await page.goBack()
  await expect(chosen(page)).toHaveCount(1)

  // Opening the page again shows browse mode and offers the draft.
  await backToPackages(page).click()
  await kinds(page).getByRole('link', { name: 'Custom' }).click()
  await expect(page.getByText('"JOY Box Budget" with 1 item(s) is not saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(chosen(page)).toHaveCount(1)

  await page.route('**/api/custom-packages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { message: 'No' } })
      : route.continue(),
  )
  await pressInBox(page, 'Save Package')
  await expect(page.getByText('Please login to create custom packages')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.unrouteAll()
  await fillCredentials(page, customer)
  await expect(page).toHaveURL('/custom_packages')
  await expect(chosen(page)).toHaveCount(1)

  await pressInBox(page, 'Cancel')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('"JOY Box Budget" is not saved yet and would be lost.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stay Here' }).click()
  await expect(chosen(page)).toHaveCount(1)
  await pressInBox(page, 'Cancel')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: "Don't have any packages yet." })).toBeVisible()
  await reload(page)
  await page.getByRole('button', { name: 'Create Your First Package' }).click()
  await expect(box(page).getByText('Your box is still empty.')).toBeVisible()
})

test('the back button leads from the builder to the list, where an unfinished draft is offered', async ({
  page,
  context,
}) => {
  await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  await page.goBack()
  const offer = page.getByText('"JOY Box Budget" with 1 item(s) is not saved yet.')
  await expect(offer).toBeVisible()
  await expect(page).toHaveURL('/custom_packages')
  await page.goForward()
  await expect(chosen(page)).toHaveCount(1)

  // Coming back by the address, or in another tab, opens the list.
  await visit(page, '/packages')
  await visit(page, '/custom_packages')
  await expect(offer).toBeVisible()
  const other = await context.newPage()
  await visit(other, '/custom_packages')
  await other.getByRole('button', { name: 'Discard' }).click()
  const question = other.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(other.getByRole('heading', { name: "Don't have any packages yet." })).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name: 'Custom Packages' })).toBeFocused()
})

test('two tabs with one draft show the same, and neither takes back what the other has changed', async ({
  page,
  context,
}) => {
  await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  const other = await context.newPage()
  await visit(other, '/custom_packages')
  await other.getByRole('button', { name: 'Continue' }).click()
  await addFromShelf(other, 1)
  await expect(chosen(page)).toHaveCount(2)
  await addFromShelf(page, 2)
  await expect(chosen(other)).toHaveCount(3)
  await reload(page)
  await expect(chosen(page)).toHaveCount(3)

  await pressInBox(other, 'Save Package')
  await expect(card(other, 'JOY Box Budget')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Packages' })).toBeVisible()
})

test('a draft is never replaced by another without asking', async ({ page }) => {
  const { calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, 'Sunday lunch')
  await visit(page, '/mypackages')
  const tab = page.getByRole('link', { name: 'My Packages' })
  const edit = async () => {
    await page.goBack()
    await expect(tab).toBeVisible()
    await card(page, 'Sunday lunch').getByRole('link', { name: 'Edit' }).click()
  }
  await page.getByRole('link', { name: 'Create New Package' }).click()
  await addFromShelf(page, 0)
  await edit()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Continue Unfinished' }).click()
  await expect(page.getByRole('heading', { name: 'Fill your own box' })).toBeVisible()
  await expect(chosen(page)).toHaveCount(1)

  await edit()
  await question.getByRole('button', { name: 'Begin Another' }).click()
  await expect(page.getByRole('heading', { name: 'Change your box' })).toBeVisible()
})

test('a draft is made from a cart, and names what is no longer sold', async ({ page }) => {
  const { calls } = await enterAsNewcomer(page)
  const products = await twoProducts(page)
  const amounts = { unitPrice: 0, subTotal: 0, totalAmount: 0, discountPrice: 0 }
  const { userId } = await calls.get('/carts')
  await calls.post('/carts/cartItem-save', {
    userId,
    ...amounts,
    items: [],
    cartProducts: products.map(({ productId }) => ({ productId, quantity: 2, ...amounts })),
  })
  const soldOut = products[1]
  await page.route(/\/api\/products\?ids=/, async (route) => {
    const response = await route.fetch()
    const products = await response.json()
    for (const product of products) {
      if (product.productId === soldOut.productId) product.status = 'OUT OF STOCK'
    }
    await route.fulfill({ response, json: products })
  })
  await visit(page, '/checkout')
  await page.getByRole('button', { name: 'Save as package' }).click()
  await expect(page).toHaveURL('/custom_packages')
  await expect(chosen(page)).toHaveCount(1)
  await expect(box(page).getByText(/Not taken along.*:/)).toContainText(soldOut.name)
  // The builder requests today's prices too.
  await page.unrouteAll({ behavior: 'wait' })
})

test('a guest is sent to /login, and comes back', async ({ page }) => {
  await visit(page, '/custom_packages')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({ from: '/custom_packages' })
})

test('a box that nobody has named is called in the language of the page, one with a name keeps it', async ({
  page,
}) => {
  await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  await switchTo(page, 'si')
  const title = (name: string) => page.getByRole('main').getByRole('heading', { level: 2, name })
  const { builder, defaultName } = languages.si.customPackageTexts
  await expect(title(defaultName)).toBeVisible()
  await page.getByRole('button', { name: builder.editName }).click()
  await page.getByLabel(builder.name).fill('Avurudu')
  await switchTo(page, 'en')
  await expect(title('Avurudu')).toBeVisible()
  await expect(chosen(page)).toHaveCount(1)
})
