import { call } from './call.ts'
import { aSavedPackage, card } from './custom-packages-page.ts'
import { enter, enterAsNewcomer } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { aPaidOrder } from './paid-order.ts'
import { button, openProfile } from './profile-page.ts'
import { visit } from './visit.ts'

// The browser logs every call that it cannot send.
test.afterEach(({ consoleErrors }) => {
  consoleErrors.length = 0
})

for (const name of ['Order again', 'Save as package']) {
  test(`“${name}” without a connection says that it did not work`, async ({ page }) => {
    const customer = await aPaidOrder(page, 'Ruwan Silva')
    const [order] = await call(page.request, 'GET /orders', { token: customer.token })
    await enter(page, customer)
    await visit(page, `/orders?order=${order?.orderId}`)
    await expect(button(page, name)).toBeVisible()
    await page.context().setOffline(true)
    await button(page, name).press('Enter')
    await expect(page.getByText('Failed to load products')).toBeVisible()
    await expect(button(page, name)).toBeEnabled()
  })
}

test('an own package is not put into the cart without a connection, and its customer hears so', async ({
  page,
}) => {
  const { calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, 'Poya morning')
  await visit(page, '/mypackages')
  const add = card(page, 'Poya morning').getByRole('button', { name: 'Add to Cart' })
  await expect(add).toBeVisible()
  await page.context().setOffline(true)
  await add.press('Enter')
  await expect(page.getByText('Package not found')).toBeVisible()
  await expect(add).toBeEnabled()
})

test('the profile says what it cannot load without a connection', async ({ page }) => {
  await openProfile(page)
  await expect(button(page, 'Show devices')).toBeVisible()
  await page.context().setOffline(true)
  await button(page, 'Show devices').press('Enter')
  await expect(page.getByText('Your devices could not be loaded. Please try again.')).toBeVisible()
  await expect(button(page, 'Show devices')).toBeFocused()
  await page.context().setOffline(false)
  await button(page, 'Show devices').press('Enter')
  await expect(page.getByRole('list', { name: 'Signed-in devices' })).toBeFocused()
})
