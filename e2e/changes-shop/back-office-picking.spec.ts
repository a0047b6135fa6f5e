import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { enter, expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { anOrderToWorkOn, aPaidOrder } from '../paid-order.ts'
import { visit } from '../visit.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('an operator picks an order on a phone, also without a connection, and the money goes back', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  const customer = await aPaidOrder(page, 'Nimal Perera')
  const shop = await enter(page, customer)
  const [{ orderId }] = await shop.get('/orders')
  await page.goto('/admin')
  const menu = page.getByText('Menu', { exact: true })
  await menu.click()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Picking' })).toHaveCount(0)

  await changeSetting(page, 'orders.picking', true)
  await page.reload()
  await menu.click()
  await page.getByRole('link', { name: 'Picking' }).click()
  await page.getByRole('link', { name: `Begin Order ${orderId}` }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  const all = page.getByRole('button', { name: 'Found all' })
  const none = page.getByRole('button', { name: 'None', exact: true })
  await expect(all).toHaveCount(2)
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  const leftOut = page.getByRole('region', { name: 'Left out' })
  await page.goto(`/admin/orders/print/slips?ids=${orderId}`)
  await expect(leftOut).toContainText(`Order ${orderId} is being picked`)
  await page.goBack()
  await expect(all).toHaveCount(2)

  await page.context().setOffline(true)
  await none.first().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Found some' }).first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await none.first().click()
  await page.getByLabel('The shelf is empty').check()
  await expect(page.getByText(/^Not sent yet: 5/)).toBeVisible()
  await all.click()
  await expect(page.getByRole('button', { name: 'Packed' })).toBeDisabled()
  await page.context().setOffline(false)
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0)
  // The browser reports each request that failed.
  consoleErrors.length = 0
  await page.reload()
  await expect(page.getByText('1 found · 1 left out').first()).toBeVisible()
  // Other tests buy it.
  await page.getByLabel('The shelf is empty').uncheck()
  await expect(page.getByText(/goes back to the customer/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Bags').fill('2')
  await page.getByRole('button', { name: 'Packed' }).click()
  await expect(page.getByText('Packed, bags: 2')).toBeVisible()
  const [order] = await shop.get('/orders')
  expect(order.credits).toMatchObject([{ kind: 'NOT_SUPPLIED' }])
  const [{ name }] = order.packed.changes

  await page.goto(`/admin/orders/${orderId}`)
  const packed = page.getByRole('region', { name: 'Packed' })
  await expect(packed).toContainText(`, 2 bags${name}: 1 left out`)
  await expect(page.getByText('To pack', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`/admin/orders/print/slips?ids=${orderId}`)
  await expect(page.getByRole('article')).toContainText(`${name}: 1 left out`)
  await page.goto(`/admin/orders/print/picking?ids=${orderId}`)
  await expect(leftOut).toContainText(`Order ${orderId} is packed`)
  await expect(page.getByRole('table')).toHaveCount(0)
  await visit(page, `/orders?order=${orderId}`)
  const own = page.getByRole('region', { name: 'Your order is packed' })
  await expect(own).toContainText(`1 × ${name}Left out`)
  await expectNoWiderThanScreen(page)
  await expectAccessible(page)
  await changeSetting(page, 'orders.picking', false)
  await visit(page, `/orders?order=${orderId}`)
  await expect(page.getByRole('heading', { level: 1, name: `#${orderId}` })).toBeVisible()
  await expect(own).toHaveCount(0)
})

test('what a picker types while the last step is on its way stays', async ({ page }) => {
  // A busy browser runs what is to happen "at once" after everything else.
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = Object.assign(
      (handler: TimerHandler, delay = 0, ...more: unknown[]) =>
        setTimeout(handler, Math.max(delay, 50), ...more),
      setTimeout,
    )
  })
  const { orderId } = await anOrderToWorkOn(page, 'Nimal Perera')
  await anOperator(page)
  await changeSetting(page, 'orders.picking', true)
  await page.goto(`/admin/picking/${orderId}`)
  await page.getByRole('button', { name: 'Begin' }).click()
  const all = page.getByRole('button', { name: 'Found all' })
  const steps = await hold(page, /\/steps$/)
  await all.first().click()
  await expect(all).toHaveCount(1)
  await all.click()
  await steps.reached(1)
  const bags = page.getByLabel('Bags')
  await bags.fill('2')
  steps.pass()
  await steps.release()
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0)
  await expect(bags).toHaveValue('2')
  await expect(bags).toBeFocused()
  await page.getByRole('button', { name: 'Packed' }).click()
  await expect(page.getByText('Packed, bags: 2')).toBeVisible()
  await changeSetting(page, 'orders.picking', false)
})

test('pickers read their own language, and learn what stands when another has taken the order over', async ({
  page,
  browser,
}) => {
  await anOperator(page)
  await changeSetting(page, 'orders.picking', true)
  const customer = await aPaidOrder(page, 'Kamala Silva')
  const shop = await enter(page, customer)
  const [{ orderId }] = await shop.get('/orders')
  await page.goto('/admin/picking')
  await page.getByLabel('Language').selectOption('සිංහල')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ඇණවුම් සැකසීම')
  await page.getByRole('link', { name: `#${orderId}` }).click()
  await page.getByRole('button', { name: 'පටන් ගන්න' }).click()
  const all = page.getByRole('button', { name: 'සියල්ල ඇත' })
  await expect(all).toHaveCount(2)
  await page.getByRole('button', { name: 'සමහරක් ඇත' }).first().click()
  await expect(page.getByRole('group', { name: /^[^a-z].* ප්‍රමාණය$/i })).toBeVisible()
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)

  const other = await browser.newPage()
  await anOperator(other)
  await other.goto(`/admin/picking/${orderId}`)
  await other.getByRole('button', { name: 'Take over' }).click()
  await expect(other.getByRole('button', { name: 'Found all' })).toHaveCount(2)
  await all.first().click()
  await expect(page.getByText('වෙන කෙනෙක් මේ ඇණවුම සකසයි.')).toBeVisible()
  await other.getByRole('button', { name: 'Give back' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Give back' }).click()
  await expect(other.getByRole('button', { name: 'Begin' })).toBeVisible()
  await changeSetting(page, 'orders.picking', false)
  await other.close()
})

test('who looks at an order that another tab has packed, or that has left the store, reads so', async ({
  page,
}) => {
  const { orderId } = await anOrderToWorkOn(page, 'Sunil Jayasinghe')
  await anOperator(page)
  await changeSetting(page, 'orders.picking', true)
  await page.goto(`/admin/picking/${orderId}`)
  await page.getByRole('button', { name: 'Begin' }).click()
  const all = page.getByRole('button', { name: 'Found all' })
  await expect(all).toHaveCount(2)
  const other = await page.context().newPage()
  await other.goto(`/admin/picking/${orderId}`)
  await expect(other.getByRole('button', { name: 'Found all' })).toHaveCount(2)
  await all.first().click()
  await all.click()
  await page.getByRole('button', { name: 'Packed' }).click()
  await expect(page.getByText('Packed, bags: 1')).toBeVisible()

  await other.getByRole('button', { name: 'Found all' }).first().click()
  await expect(other.getByText('This order is packed already.')).toBeVisible()
  await other.close()

  const params = { orderId }
  const { version } = await call(page.request, 'GET /admin/orders/{orderId}', { params })
  await call(page.request, 'POST /admin/order-completions', {
    body: { orders: [{ orderId, version }] },
  })
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(
    page.getByText('This order has left the store, or is not packed any more.'),
  ).toBeVisible()
  await changeSetting(page, 'orders.picking', false)
})

test('a customer who was reached on the phone lets the picker replace what is missing', async ({
  page,
}) => {
  await anOperator(page)
  await changeSetting(page, 'orders.picking', true)
  await changeSetting(page, 'orders.missingItems', true)
  const bought = { path: 'products/search/samba', quantity: 1, missingItems: 'CALL' } as const
  const customer = await aPaidOrder(page, 'Ruwan Fernando', bought)
  const shop = await enter(page, customer)
  const [{ orderId }] = await shop.get('/orders')
  await page.goto(`/admin/picking/${orderId}`)
  await page.getByRole('button', { name: 'Begin' }).click()
  const replace = page.getByRole('button', { name: 'Replace' })
  await expect(replace.first()).toBeDisabled()
  await expect(page.getByRole('button', { name: 'None', exact: true }).first()).toBeDisabled()
  await page.getByRole('button', { name: 'No answer' }).click()
  await expect(page.getByText(/Calls without an answer: 1$/)).toBeVisible()
  await page.getByRole('button', { name: 'Reached' }).click()
  await replace.first().click()
  await page
    .getByRole('button', { name: /customer pays/ })
    .first()
    .click()
  await expect(page.getByText(/1 × .* in place of 1/)).toBeVisible()
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await changeSetting(page, 'orders.missingItems', false)
  await changeSetting(page, 'orders.picking', false)
})

test('goods say how they are kept and what is never substituted, once orders are picked on a phone', async ({
  page,
}) => {
  await anOperator(page)
  const cold = page.getByLabel('How its goods are kept')
  const rename = page.getByRole('button', { name: 'Rename Vegetables' })
  await page.goto('/admin/categories')
  await rename.click()
  await expect(page.getByLabel('New name')).toBeVisible()
  await expect(cold).toHaveCount(0)

  await changeSetting(page, 'orders.picking', true)
  await page.reload()
  const row = page.getByRole('row').filter({ has: rename })
  for (const [kept, shown] of [
    ['COLD', 'Cold'],
    ['SHELF', 'On a shelf'],
  ] as const) {
    await rename.click()
    await cold.selectOption(kept)
    await expectNoWiderThanScreen(page)
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await expect(row).toContainText(shown)
  }
  await expectAccessible(page)

  await page.goto('/admin/products/1')
  const never = page.getByLabel(/^Never a substitute/)
  for (const isMarked of [true, false]) {
    await never.setChecked(isMarked)
    await expectNoWiderThanScreen(page)
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await (await saved).json()).neverSubstitute).toBe(isMarked)
  }
  await changeSetting(page, 'orders.picking', false)
})

test('goods to send again that cannot be loaded are not taken for none', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  await page.route('**/api/admin/replacements', (route) => route.abort())
  await page.goto('/admin/picking')
  const toSend = page.getByRole('region', { name: 'To send again' })
  await expect(toSend.getByRole('alert')).toContainText('Network error')
  await page.unroute('**/api/admin/replacements')
  await toSend.getByRole('button', { name: 'Try again' }).click()
  await expect(toSend.getByRole('alert')).toHaveCount(0)
  consoleErrors.length = 0
})
