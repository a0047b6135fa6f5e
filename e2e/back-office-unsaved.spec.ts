import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { call } from './call.ts'
import { expectNoWiderThanScreen } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { aNewProduct, openPackageWithProduct } from './new-product.ts'

const question = 'Leave this page?'
const stay = { name: 'Stay here' }
const leave = { name: 'Leave without saving' }

/** Follows a link of the navigation, which a phone has behind a button. */
async function goToOrders(page: Page) {
  const menu = page.getByText('Menu', { exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
}

/** Loads the page again; returns whether the browser asks first. The answer is to stay. */
async function isAskedToReload(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    return true
  })
  const loaded = page.waitForEvent('domcontentloaded').then(() => false)
  await page.evaluate(() => setTimeout(() => window.location.reload()))
  return Promise.race([asked, loaded])
}

test('who leaves a form with something typed in it is asked first @phone', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/products')
  await page.getByRole('link', { name: 'Add product' }).click()
  const name = page.getByLabel('Name')
  await name.click()
  await page.keyboard.type('Wood apple')

  const dialog = page.getByRole('alertdialog', { name: question })
  await goToOrders(page)
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await page.keyboard.press('Escape')
  // Not only closed: until the page has noticed, going back is still the question that was answered.
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.goBack()
  await dialog.getByRole('button', stay).click()
  await expect(name).toHaveValue('Wood apple')
  expect(await isAskedToReload(page)).toBe(true)
  await expect(name).toHaveValue('Wood apple')

  await page.goBack()
  await dialog.getByRole('button', leave).click()
  await expect(page).toHaveURL('/admin/products')
  await goToOrders(page)
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  expect(await isAskedToReload(page)).toBe(false)
})

test('who logs out with something typed is asked once', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/charities/new')
  await page.getByLabel('Name').click()
  await page.keyboard.type('Home for elders')
  const logOut = page.getByRole('button', { name: 'Log out' })
  await logOut.click()
  const dialog = page.getByRole('alertdialog', { name: question })
  await dialog.getByRole('button', stay).click()
  await expect(page.getByLabel('Name')).toHaveValue('Home for elders')
  await logOut.click()
  await dialog.getByRole('button', leave).click()
  await expect(page).toHaveURL('/login')
})

test('who stays sees the page again, not the menu of the phone @phone-only', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/charities/new')
  const name = page.getByLabel('Name')
  await name.fill('Home for elders')
  const menu = page.getByText('Menu', { exact: true })
  const areas = page.getByRole('navigation', { name: 'Areas' })
  const dialog = page.getByRole('alertdialog', { name: question })
  const ways = [
    areas.getByRole('link', { name: 'Orders', exact: true }),
    areas.getByRole('button', { name: 'Log out' }),
  ]
  for (const way of ways) {
    await menu.click()
    await way.click()
    await dialog.getByRole('button', stay).click()
    await expect(dialog).toHaveCount(0)
    await expect(areas).toHaveCount(0)
    await expect(page.locator('summary')).toBeFocused()
    await expect(name).toHaveValue('Home for elders')
  }
})

test('nobody is asked after saving, or where nothing was typed', async ({ page }) => {
  await anOperator(page)
  const { productId } = await aNewProduct(page, `Wood apple ${Date.now()}`)
  await page.goto(`/admin/products/${productId}`)
  await page.getByLabel('Name').click()
  await goToOrders(page)
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await page.goBack()
  await page.getByLabel('Description').fill('Sour')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await goToOrders(page)
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
})

test('what is put into a package counts as typed', async ({ page }) => {
  await anOperator(page)
  await openPackageWithProduct(page)
  await goToOrders(page)
  await expect(page.getByRole('alertdialog', { name: question })).toBeVisible()
})

test('who waits for a decision between two versions is asked before leaving', async ({ page }) => {
  await anOperator(page)
  const { productId, ...added } = await aNewProduct(page, `Wood apple ${Date.now()}`)
  await page.goto(`/admin/products/${productId}`)
  const description = page.getByLabel('Description')
  await description.fill('Sour')
  const params = { productId }
  const { name, price, categoryId, version } = await call(
    page.request,
    'GET /admin/products/{productId}',
    { params },
  )
  expect(version).toBe(added.version)
  const body = { name, price, categoryId, pictureHash: null, description: 'Sweet', version }
  await call(page.request, 'PUT /admin/products/{productId}', { params, body })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nothing of yours was saved yet.')).toBeVisible()
  await goToOrders(page)
  await expect(page.getByRole('alertdialog', { name: question })).toBeVisible()
})

test('who has gone on to another page while a product is added stays there', async ({ page }) => {
  await anOperator(page)
  const name = `Wood apple ${Date.now()}`
  await page.goto('/admin/products/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Price in rupees').fill('350')
  await page.getByLabel('Category').selectOption({ index: 1 })
  const adding = await hold(page, /\/admin\/products$/)
  await page.getByRole('button', { name: 'Add product' }).click()
  await adding.reached(1)
  await goToOrders(page)
  await page.getByRole('alertdialog', { name: question }).getByRole('button', leave).click()
  await expect(page).toHaveURL('/admin/orders')
  adding.pass()
  await adding.release()
  await expect(page.getByText(name)).toBeVisible()
  await expect(page).toHaveURL('/admin/orders')
})
