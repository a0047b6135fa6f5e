import type { Page } from '@playwright/test'
import { aNewcomer, expect, expectAccessible, type Newcomer, test } from './fixtures.ts'

/** Lets the browser be a new customer from its next page on, and answers what they may call. */
async function enter(page: Page) {
  const newcomer = aNewcomer()
  const { phone: telephone, ...account } = newcomer
  await page.request.post('/api/user/register', { data: { ...account, telephone, role: 'USER' } })
  const { email, password } = newcomer
  const login = await page.request.post('/api/user/login', { data: { email, password } })
  const { token } = await login.json()
  await page.addInitScript((kept) => {
    // Only once: a test may end the session.
    if (!sessionStorage.getItem('entered')) localStorage.setItem('token', kept)
    sessionStorage.setItem('entered', 'yes')
  }, token)
  return { newcomer, calls: callsWith(page, token) }
}

function callsWith(page: Page, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  return {
    get: async (path: string) => (await page.request.get(`/api${path}`, { headers })).json(),
    post: async (path: string, data: object = {}) =>
      (await page.request.post(`/api${path}`, { headers, data })).json(),
    remove: (path: string) => page.request.delete(`/api${path}`, { headers }),
  }
}

type Calls = ReturnType<typeof callsWith>
type Product = { productId: number; name: string; price: number }

const productsInStock = async (page: Page, count: number): Promise<Product[]> => {
  const pageSize = Math.min(count, 100)
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, index) => index + 1)
  const answers = await Promise.all(
    pages.map(async (number) => {
      const path = `/api/products?status=IN%20STOCK&page=${number}&pageSize=${pageSize}`
      return (await page.request.get(path)).json()
    }),
  )
  return answers.flat()
}

async function aSavedPackage(page: Page, calls: Calls, packageName: string, count = 2) {
  const products = await productsInStock(page, count)
  const packageItems = products.map(({ productId }) => ({ productId, quantity: 2 }))
  return calls.post('/custom-packages', { packageName, packageItems })
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const shelf = (page: Page) => page.getByRole('region', { name: 'Products to choose from' })
const box = (page: Page) => page.getByRole('region', { name: 'Your box', exact: true })
const chosen = (page: Page) =>
  box(page).getByRole('list', { name: 'Items in the package' }).getByRole('listitem')
const addFromShelf = (page: Page, place: number) =>
  shelf(page).getByRole('button', { name: 'Add to Box' }).nth(place).click()
const total = (page: Page) => box(page).getByRole('status', { name: 'Total' })

async function openBuilder(page: Page) {
  await page.goto('/custom_packages')
  await page.getByRole('button', { name: 'Create Your First Package' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fill your own box' })).toBeFocused()
  await expect(shelf(page).getByRole('article')).toHaveCount(8)
}

async function logInAgain(page: Page, { email, password }: Newcomer) {
  await expect(page).toHaveURL(/\/login$/)
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: /log ?in|sign in/i }).click()
}

test('a customer builds a box, finds, edits, orders and pays it, and sees it in the orders', {
  tag: '@phone',
}, async ({ page }) => {
  // The whole way through the shop, on a machine that may be busy.
  test.slow()
  const { calls, newcomer } = await enter(page)
  const recipient = {
    recipientName: newcomer.name,
    streetAddress: 'No. 12, Example Lane',
    postalCode: '10250',
    contact: '0771234567',
  }
  await calls.post('/recipients', recipient)
  const [carrots, second] = await productsInStock(page, 2)
  if (!carrots || !second) throw new Error('The demo shop has no products')

  // Build and save.
  await openBuilder(page)
  await page.getByRole('button', { name: 'Edit package name' }).click()
  await page.getByLabel('Package name').fill('  Sunday lunch  ')
  await page.keyboard.press('Enter')
  await addFromShelf(page, 0)
  await addFromShelf(page, 0)
  await addFromShelf(page, 1)
  await expect(chosen(page)).toHaveCount(2)
  await box(page).getByRole('button', { name: 'Save Package' }).click()
  await expect(page.getByText('Package saved successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Packages' })).toBeFocused()

  // Find.
  await page.getByPlaceholder('Search Custom Package...').fill('SUNDAY')
  await expect(page.getByText('Found 1 package(s) for "SUNDAY"')).toBeVisible()
  await page.getByPlaceholder('Search Custom Package...').fill('')

  // Edit.
  await card(page, 'Sunday lunch').getByRole('button', { name: 'Edit' }).click()
  await box(page)
    .getByRole('button', { name: `Increase quantity of ${second.name}` })
    .click()
  await box(page).getByRole('button', { name: 'Update Package' }).click()
  await expect(page.getByText('Package updated successfully!')).toBeVisible()
  const price = carrots.price * 2 + second.price * 2
  await expect(card(page, 'Sunday lunch')).toContainText(price.toLocaleString('en-LK'))

  // Add to the cart, order, pay.
  await card(page, 'Sunday lunch').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to cart successfully!')).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Sunday lunch' })).toBeVisible()
  await page.getByRole('button', { name: `Deliver to ${newcomer.name}` }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
  await expect(page.getByText('Sunday lunch')).toBeVisible()
  const firstPicture = page.getByRole('main').getByRole('img', { name: 'Sunday lunch' })
  await expect(firstPicture).toHaveAttribute('src', /^\/media\//)

  // See it in the orders.
  await page.getByRole('link', { name: 'View Orders' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '· Custom Package ·' })).toBeVisible()
  await page
    .getByRole('link', { name: /Order #?\d+|#\d+/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Sunday lunch' })).toBeVisible()
})

test.describe('the builder', () => {
  test('adds what is chosen already once more, and minus stops at 1', async ({ page }) => {
    await enter(page)
    await openBuilder(page)
    const [first] = await productsInStock(page, 1)
    if (!first) throw new Error('The demo shop has no products')
    await addFromShelf(page, 0)
    await addFromShelf(page, 0)
    await expect(chosen(page)).toHaveCount(1)
    const quantity = box(page).getByRole('group', { name: `Quantity of ${first.name}` })
    await expect(quantity.getByRole('status')).toHaveText('2')
    await expect(total(page)).toContainText((first.price * 2).toLocaleString('en-LK'))

    const less = box(page).getByRole('button', { name: `Decrease quantity of ${first.name}` })
    await less.click()
    await expect(less).toBeDisabled()
    await box(page)
      .getByRole('button', { name: `Remove ${first.name}` })
      .click()
    await expect(chosen(page)).toHaveCount(0)
    await expect(box(page).getByText('Your box is still empty.')).toBeVisible()
  })

  test('shows the first 9, edits 6 at a time, and lists all with their prices', async ({
    page,
  }) => {
    const { calls } = await enter(page)
    const saved = await aSavedPackage(page, calls, 'Big box', 14)
    await page.goto('/custom_packages')
    await card(page, 'Big box').getByRole('button', { name: 'Edit' }).click()
    await expect(chosen(page)).toHaveCount(6)
    const first = box(page).getByRole('list', { name: 'First items in the box' })
    await expect(first.getByRole('listitem')).toHaveCount(9)
    const pages = box(page).getByRole('navigation', { name: 'Items pages' })
    await pages.getByRole('button', { name: 'Page 3' }).click()
    await expect(chosen(page)).toHaveCount(2)

    await box(page).getByRole('button', { name: 'See all 14 items' }).click()
    const dialog = page.getByRole('dialog', { name: 'Big box' })
    await expect(dialog.getByRole('listitem')).toHaveCount(14)
    await expect(dialog).toContainText(saved.price.toLocaleString('en-LK'))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('searches and pages the shelf at the server', async ({ page }) => {
    await enter(page)
    await openBuilder(page)
    const pages = shelf(page).getByRole('navigation', { name: 'Products pages' })
    const asked = page.waitForResponse(/page=2&pageSize=8/)
    await pages.getByRole('button', { name: 'Page 2' }).click()
    await asked
    await expect(shelf(page).getByRole('article')).toHaveCount(8)

    await page.getByPlaceholder('Search products...').fill('samba')
    await expect(shelf(page).getByRole('article').first()).toContainText(/samba/i)
    await page.getByPlaceholder('Search products...').fill('zzqqxx')
    await expect(page.getByText('No products found matching "zzqqxx"')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).first().click()

    const strip = page.getByRole('group', { name: 'Categories' })
    await strip.getByRole('button').nth(2).click()
    await expect(strip.getByRole('button', { pressed: true })).toHaveCount(1)
    await expect(shelf(page).getByRole('article').first()).toBeVisible()
  })

  test('tells in words what is left of a budget, keeps it, and never blocks', async ({ page }) => {
    const { calls } = await enter(page)
    await openBuilder(page)
    await addFromShelf(page, 0)
    const [first] = await productsInStock(page, 1)
    const price = first?.price ?? 0
    const budget = box(page).getByLabel('Budget in LKR')
    await budget.fill(String(price + 150))
    await expect(box(page).getByText(/Left to spend: LKR\s150/)).toBeVisible()
    await budget.fill(String(price - 10))
    await expect(box(page).getByText(/Over your budget by LKR\s10/)).toBeVisible()
    await expectAccessible(page)
    await box(page).getByRole('button', { name: 'Save Package' }).click()

    await expect(card(page, 'JOY Box Budget')).toContainText('Budget')
    expect((await calls.get('/custom-packages'))[0].budget).toBe(price - 10)
  })

  test('saves and adds to the cart in one go', async ({ page }) => {
    const { calls } = await enter(page)
    await openBuilder(page)
    await addFromShelf(page, 0)
    await box(page).getByRole('button', { name: 'Save & Add to Cart' }).click()
    await expect(page.getByText('Package saved successfully!')).toBeVisible()
    await expect(page.getByText('Added to cart successfully!')).toBeVisible()
    const cart = await calls.get('/carts')
    expect(cart.items[0].customPackage.packageName).toBe('JOY Box Budget')
  })

  test('goes to the checkout, asking first about what is not saved', async ({ page }) => {
    await enter(page)
    await openBuilder(page)
    await addFromShelf(page, 0)
    await box(page).getByRole('button', { name: 'Check Out' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Stay Here' }).click()
    await expect(chosen(page)).toHaveCount(1)

    await box(page).getByRole('button', { name: 'Check Out' }).click()
    await question.getByRole('button', { name: 'Go to Checkout' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
  })

  test('goes straight to the checkout when nothing is unsaved', async ({ page }) => {
    const { calls } = await enter(page)
    await aSavedPackage(page, calls, 'Sunday lunch')
    await page.goto('/custom_packages')
    await card(page, 'Sunday lunch').getByRole('button', { name: 'Edit' }).click()
    await box(page).getByRole('button', { name: 'Check Out' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
  })

  test('stays quick and whole with 200 items', async ({ page }) => {
    const { calls } = await enter(page)
    const { id } = await calls.post('/user/get_user_info_by_token')
    const [first] = await productsInStock(page, 1)
    if (!first) throw new Error('The demo shop has no products')
    await page.addInitScript(keepDraftOf200, { userId: id, first })
    await page.goto('/custom_packages')
    await expect(chosen(page)).toHaveCount(6)
    const more = box(page).getByRole('button', { name: `Increase quantity of ${first.name}` })
    const began = Date.now()
    for (let presses = 0; presses < 20; presses += 1) await more.click()
    const quantity = box(page).getByRole('group', { name: `Quantity of ${first.name}` })
    await expect(quantity.getByRole('status')).toHaveText('21')
    // Twenty presses, each with everything that the test itself waits for.
    expect(Date.now() - began).toBeLessThan(10_000)

    await box(page).getByRole('button', { name: 'See all 200 items' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(200)
    await page.keyboard.press('Escape')
    await addFromShelf(page, 1)
    await expect(page.getByText('A package can hold up to 200 different items.')).toBeVisible()
  })
})

/** A draft as this browser would have kept it: one real product and many that are gone by now. */
function keepDraftOf200({ userId, first }: { userId: number; first: Product }) {
  const items = Array.from({ length: 200 }, (_, index) => ({
    productId: index === 0 ? first.productId : 1_000_000 + index,
    name: index === 0 ? first.name : `Product ${index}`,
    imageUrl: '',
    unitPriceCents: 10_000,
    categoryId: null,
    isSoldOut: false,
    quantity: 1,
  }))
  const saved = { name: 'Everything', budget: '', items: [] }
  const draft = { packageId: null, name: 'Everything', budget: '', items, saved, leftOut: [] }
  const kept = JSON.stringify({ draft, isOpen: true })
  localStorage.setItem(`package draft of customer ${userId}`, kept)
}

test.describe('saving is refused', () => {
  test.beforeEach(async ({ page }) => {
    await enter(page)
    await openBuilder(page)
  })

  const save = (page: Page) => box(page).getByRole('button', { name: 'Save Package' }).click()

  test('without a name', async ({ page }) => {
    await addFromShelf(page, 0)
    await page.getByRole('button', { name: 'Edit package name' }).click()
    await page.getByLabel('Package name').fill('   ')
    await save(page)
    await expect(box(page).getByText('Please enter a package name')).toBeFocused()
  })

  test('without an item', async ({ page }) => {
    await save(page)
    await expect(box(page).getByText('Please add at least one item to the package')).toBeFocused()
    await expectAccessible(page)
  })

  test('with a budget that is no amount', async ({ page }) => {
    await addFromShelf(page, 0)
    await box(page).getByLabel('Budget in LKR').fill('much')
    await save(page)
    const words = 'Please enter a budget above 0, up to 10,000,000.'
    await expect(box(page).getByText(words).first()).toBeVisible()
  })

  test('without a price', async ({ page }) => {
    await page.route(/\/api\/products\?status/, async (route) => {
      const answer = await route.fetch()
      const products = await answer.json()
      for (const product of products) product.price = 0
      await route.fulfill({ response: answer, json: products })
    })
    await shelf(page).getByRole('button', { name: 'Page 2' }).click()
    await expect(
      shelf(page)
        .getByText(/LKR\s0$/)
        .first(),
    ).toBeVisible()
    await addFromShelf(page, 0)
    await save(page)
    await expect(
      box(page).getByText('Invalid package price. Please check your items.'),
    ).toBeVisible()
  })

  test('when the call fails, and the selection stays', async ({ page, consoleErrors }) => {
    await page.route('**/api/custom-packages', (route) => route.abort())
    await addFromShelf(page, 0)
    await save(page)
    await expect(box(page).getByText('Failed to save package. Please try again.')).toBeVisible()
    await expect(chosen(page)).toHaveCount(1)
    consoleErrors.length = 0
  })

  test('when the answer is no new package', async ({ page }) => {
    await page.route('**/api/custom-packages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 200, json: {} })
        : route.continue(),
    )
    await addFromShelf(page, 0)
    await save(page)
    const words = 'Failed to save package. Invalid response from server.'
    await expect(box(page).getByText(words)).toBeVisible()
  })

  test('with the server’s own words, when something sold out meanwhile', async ({ page }) => {
    const message = 'Sold out at the moment: Carrots 500 g.'
    await page.route('**/api/custom-packages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { message } })
        : route.continue(),
    )
    await addFromShelf(page, 0)
    await save(page)
    await expect(box(page).getByText(message)).toBeVisible()
  })
})

test('an update that fails says so', async ({ page, consoleErrors }) => {
  const { calls } = await enter(page)
  await aSavedPackage(page, calls, 'Sunday lunch')
  await page.route(/custom-packages\/\d+$/, (route) => route.abort())
  await page.goto('/custom_packages')
  await card(page, 'Sunday lunch').getByRole('button', { name: 'Edit' }).click()
  await box(page).getByRole('button', { name: 'Update Package' }).click()
  await expect(box(page).getByText('Failed to update package. Please try again.')).toBeVisible()
  consoleErrors.length = 0
})

test('a saved package that does not get into the cart is told apart', async ({
  page,
  consoleErrors,
}) => {
  await enter(page)
  await openBuilder(page)
  await page.route(/cartItem-(save|update)/, (route) => route.abort())
  await addFromShelf(page, 0)
  await box(page).getByRole('button', { name: 'Save & Add to Cart' }).click()
  await expect(
    page.getByText('Package saved but failed to add to cart. Please try again.'),
  ).toBeVisible()
  await expect(card(page, 'JOY Box Budget')).toBeVisible()
  consoleErrors.length = 0
})

test.describe('the list reloads', () => {
  for (const [button, delayMs] of [
    ['Save Package', 1000],
    ['Save & Add to Cart', 2000],
  ] as const) {
    test(`${delayMs} ms after "${button}"`, async ({ page }) => {
      await page.clock.install()
      await enter(page)
      await page.goto('/custom_packages')
      await page.clock.runFor(3000)
      await page.getByRole('button', { name: 'Create Your First Package' }).click()
      await addFromShelf(page, 0)
      let reloads = 0
      page.on('request', (request) => {
        const isList = new URL(request.url()).pathname === '/api/custom-packages'
        if (isList && request.method() === 'GET') reloads += 1
      })
      await page.clock.pauseAt(Date.now() + 3_600_000)
      const added = delayMs === 2000 && page.waitForResponse(/cartItem-save/)
      await box(page).getByRole('button', { name: button }).click()
      await page.clock.runFor(1)
      await expect(page.getByRole('heading', { level: 1, name: 'Custom Packages' })).toBeVisible()
      await added
      await page.clock.runFor(delayMs - 100)
      expect(reloads).toBe(0)
      const reload = page.waitForRequest(/\/api\/custom-packages$/)
      await page.clock.runFor(200)
      await reload
    })
  }
})

test.describe('the shelf that cannot be loaded', () => {
  test('says what failed, and loads at another try', async ({ page }) => {
    await enter(page)
    const refuse = { status: 400, json: { message: 'No' } }
    await page.route('**/api/products?*', (route) => route.fulfill(refuse))
    await page.route('**/api/categories', (route) => route.fulfill(refuse))
    await page.goto('/custom_packages')
    await page.getByRole('button', { name: 'Create Your First Package' }).click()
    await expect(page.getByText('Failed to load categories')).toBeVisible()
    await expect(page.getByText('Failed to load products')).toBeVisible()

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).last().click()
    await expect(shelf(page).getByRole('article')).toHaveCount(8)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('group', { name: 'Categories' })).toBeVisible()
  })
})

test.describe('browsing', () => {
  test('without a package invites to make the first one', async ({ page }) => {
    await enter(page)
    await page.goto('/custom_packages')
    await expect(page.getByRole('heading', { name: 'No Custom Packages Found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Packages' }).first().focus()
    await page.getByRole('main').getByRole('link', { name: 'Packages' }).first().click()
    await expect(page).toHaveURL(/\/packages$/)
  })

  test('finds by name, price, item and description', async ({ page }) => {
    const { calls } = await enter(page)
    const lunch = await aSavedPackage(page, calls, 'Sunday lunch', 3)
    await aSavedPackage(page, calls, 'School bag', 1)
    await page.goto('/custom_packages')
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

  test('deletes after asking, and takes the package out of the cart', async ({ page }) => {
    const { calls } = await enter(page)
    await aSavedPackage(page, calls, 'Sunday lunch')
    await page.goto('/custom_packages')
    await card(page, 'Sunday lunch').getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Added to cart successfully!')).toBeVisible()

    await card(page, 'Sunday lunch').getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(
      'Are you sure you want to delete this package? This action cannot be undone.',
    )
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(card(page, 'Sunday lunch')).toBeVisible()
    await card(page, 'Sunday lunch').getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Package deleted successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No Custom Packages Found' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect((await calls.get('/carts')).items).toEqual([])
  })

  test('says when deleting failed, and when a package to use is gone', async ({
    page,
    consoleErrors,
  }) => {
    const { calls } = await enter(page)
    const { id } = await aSavedPackage(page, calls, 'Sunday lunch')
    await page.goto('/custom_packages')
    await page.route(/custom-packages\/\d+$/, (route) => route.abort())
    await card(page, 'Sunday lunch').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Failed to delete package. Please try again.')).toBeVisible()
    await page.unrouteAll()

    await calls.remove(`/custom-packages/${id}`)
    await card(page, 'Sunday lunch').getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Package not found')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No Custom Packages Found' })).toBeVisible()
    consoleErrors.length = 0
  })

  test('a list that cannot be loaded says so', async ({ page }) => {
    await enter(page)
    await page.route('**/api/custom-packages', (route) =>
      route.fulfill({ status: 400, json: { message: 'No' } }),
    )
    await page.goto('/custom_packages')
    await expect(page.getByText('Failed to fetch data. Please try again later.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'No Custom Packages Found' })).toBeVisible()
  })
})

test.describe('a draft', () => {
  test('survives a reload, leaving and coming back; cancelling drops it', async ({ page }) => {
    await enter(page)
    await openBuilder(page)
    await addFromShelf(page, 0)
    await page.reload()
    await expect(chosen(page)).toHaveCount(1)

    // By accident, and back.
    await page.getByRole('link', { name: 'Packages' }).and(page.locator('main a')).first().click()
    await expect(page).toHaveURL(/\/packages$/)
    await page.goBack()
    await expect(chosen(page)).toHaveCount(1)

    // Coming anew opens browse mode, with the draft at hand.
    await page.locator('main a[href="/packages"]').first().click()
    await page.locator('main a[href="/custom_packages"]').first().click()
    await expect(page.getByText('"JOY Box Budget" with 1 item(s) is not saved yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(chosen(page)).toHaveCount(1)

    await box(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'No Custom Packages Found' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Create Your First Package' }).click()
    await expect(box(page).getByText('Your box is still empty.')).toBeVisible()
  })

  test('survives a session that ended while saving', async ({ page }) => {
    const { newcomer } = await enter(page)
    await openBuilder(page)
    await addFromShelf(page, 0)
    await page.route('**/api/custom-packages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 401, json: { message: 'No' } })
        : route.continue(),
    )
    await box(page).getByRole('button', { name: 'Save Package' }).click()
    await expect(page.getByText('Please login to create custom packages')).toBeVisible()
    await page.unrouteAll()
    await logInAgain(page, newcomer)
    await expect(page).toHaveURL(/\/custom_packages$/)
    await expect(chosen(page)).toHaveCount(1)
  })

  test('is never dropped unasked for another', async ({ page }) => {
    const { calls } = await enter(page)
    await aSavedPackage(page, calls, 'Sunday lunch')
    await page.goto('/mypackages')
    await page.getByRole('link', { name: 'Create New Package' }).click()
    await addFromShelf(page, 0)
    await page.goto('/mypackages')
    await card(page, 'Sunday lunch').getByRole('link', { name: 'Edit' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Continue Unfinished' }).click()
    await expect(page.getByRole('heading', { name: 'Fill your own box' })).toBeVisible()
    await expect(chosen(page)).toHaveCount(1)

    await page.goto('/mypackages')
    await card(page, 'Sunday lunch').getByRole('link', { name: 'Edit' }).click()
    await question.getByRole('button', { name: 'Begin Another' }).click()
    await expect(page.getByRole('heading', { name: 'Change your box' })).toBeVisible()
  })

  test('is made of a cart, naming what is not sold any more', async ({ page }) => {
    const { calls } = await enter(page)
    const [first, second] = await productsInStock(page, 2)
    const amounts = { unitPrice: 0, subTotal: 0, totalAmount: 0, discountPrice: 0 }
    const { userId } = await calls.get('/carts')
    await calls.post('/carts/cartItem-save', {
      userId,
      ...amounts,
      items: [],
      cartProducts: [first, second].map((product) => ({
        productId: product?.productId,
        quantity: 2,
        ...amounts,
      })),
    })
    await page.route(/\/api\/products\?ids=/, async (route) => {
      const answer = await route.fetch()
      const products = await answer.json()
      for (const product of products) {
        if (product.productId === second?.productId) product.status = 'OUT OF STOCK'
      }
      await route.fulfill({ response: answer, json: products })
    })
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Save as package' }).click()
    await expect(page).toHaveURL(/\/custom_packages$/)
    await expect(chosen(page)).toHaveCount(1)
    await expect(box(page).getByText(/Not taken along.*:/)).toContainText(String(second?.name))
  })
})

test.describe('/mypackages', () => {
  test('counts the packages and puts the clicked one into the cart', async ({ page }) => {
    const { calls } = await enter(page)
    await aSavedPackage(page, calls, 'Sunday lunch')
    await page.goto('/mypackages')
    await expect(page.getByRole('heading', { name: 'My Custom Packages' })).toBeVisible()
    await expect(page.getByText('1 package(s) created')).toBeVisible()
    await expect(page.getByText('Click on a package to add it to your cart')).toBeVisible()
    await expectAccessible(page)
    await card(page, 'Sunday lunch').click({ position: { x: 40, y: 40 } })
    await expect(page.getByText('Added to cart successfully!')).toBeVisible()
    expect((await calls.get('/carts')).items).toHaveLength(1)
  })

  test('Edit carries the package to the builder, and its state is cleared', async ({ page }) => {
    const { calls } = await enter(page)
    await aSavedPackage(page, calls, 'Sunday lunch')
    await page.goto('/mypackages')
    await card(page, 'Sunday lunch').getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL(/\/custom_packages$/)
    await expect(box(page).getByRole('heading', { name: 'Sunday lunch' })).toBeVisible()
    await expect(chosen(page)).toHaveCount(2)
    expect(await page.evaluate(() => window.history.state.usr)).toBeNull()
    await box(page).getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await expect(card(page, 'Sunday lunch')).toBeVisible()
  })

  test('without packages leads to the first one and to the ready-made ones', async ({ page }) => {
    await enter(page)
    await page.goto('/mypackages')
    await expect(page.getByRole('heading', { name: 'No Custom Packages Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse Pre-made Packages' })).toHaveAttribute(
      'href',
      '/packages',
    )
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Create Your First Package' }).click()
    await expect(page.getByRole('heading', { name: 'Fill your own box' })).toBeVisible()
  })

  test('says that it is loading', async ({ page }) => {
    await enter(page)
    let answer: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/custom-packages', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/mypackages')
    await expect(page.getByText('Loading your packages...')).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { name: 'No Custom Packages Found' })).toBeVisible()
  })
})

test('a guest is sent to /login, and comes back', async ({ page }) => {
  await page.goto('/custom_packages')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({ from: '/custom_packages' })
})
