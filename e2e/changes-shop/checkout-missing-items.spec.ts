import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import {
  deliverTo,
  elsewhere,
  fillCart,
  openCheckout,
  ordersOf,
  placeOrder,
  readyToOrder,
  summary,
} from '../checkout-shop.ts'
import { expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { reload, visit } from '../visit.ts'

const title = 'If something is missing'
const similar = 'Replace it with something similar, never dearer'
const leaveOut = 'Leave it out and give the money back'

test('customers say what to do when something is missing, once the shop asks for it', async ({
  page,
  request,
}) => {
  await anOperator(page)
  const loaded: string[] = []
  page.on('request', (sent) => loaded.push(sent.url()))
  const { customer, packageName, productName } = await readyToOrder(page, request)
  const asked = summary(page).getByRole('group', { name: title })
  await expect(placeOrder(page)).toBeEnabled()
  await expect(page.getByText(title)).toHaveCount(0)
  expect(loaded.filter((url) => url.includes('missing-items'))).toEqual([])

  await changeSetting(page, 'orders.missingItems', true)
  try {
    await page.setViewportSize({ width: 320, height: 640 })
    await reload(page)
    await expect(asked.getByLabel(leaveOut)).toBeChecked()
    await asked.getByLabel(leaveOut).press('ArrowUp')
    await expect(asked.getByLabel(similar)).toBeChecked()
    await summary(page).getByText('Choose per product').click()
    await summary(page).getByLabel(productName).selectOption('Call me first')
    await expect(summary(page).getByLabel(packageName)).toHaveValue('')
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
    await reload(page)
    await expect(asked.getByLabel(similar)).toBeChecked()
    await placeOrder(page).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()

    const [{ orderId }] = await ordersOf(request, customer)
    await visit(page, `/orders?order=${orderId}`)
    const details = page.getByRole('region', { name: 'Order details' })
    await expect(details).toContainText(`${title}${similar}`)
    await expect(details).toContainText(`${productName}: Call me first`)
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.goto(`/admin/orders/${orderId}`)
    const facts = page.getByRole('region', { name: 'Delivery and payment' })
    await expect(facts).toContainText(`${title}${similar}${productName}: Call the customer first`)
    await page.goto(`/admin/orders/print/picking?ids=${orderId}`)
    const box = page.getByRole('region', { name: `Order ${orderId}` })
    await expect(box).toContainText(`${title}${similar}${productName}: Call the customer first`)
    await page.goto(`/admin/orders/print/slips?ids=${orderId}`)
    await page.getByLabel('Language').selectOption('தமிழ்')
    const slip = page.getByRole('article')
    await expect(slip).toContainText('ஏதேனும் பொருள் இல்லாவிட்டால்')
    await expect(slip).toContainText(': முதலில் வாடிக்கையாளருக்கு அழைப்பெடுக்கவும்')
    await expectAccessible(page)

    // On another device.
    const other = await elsewhere(request, customer)
    await fillCart(request, other)
    await page.evaluate(() => localStorage.clear())
    await openCheckout(page, other)
    await deliverTo(page, 'Nimali')
    await expect(asked.getByLabel(similar)).toBeChecked()
    await changeSetting(page, 'orders.callFirst', false)
    await reload(page)
    await expect(asked.getByRole('radio')).toHaveCount(2)
  } finally {
    await changeSetting(page, 'orders.missingItems', false)
    await changeSetting(page, 'orders.callFirst', true)
  }
})

test('a checkout whose question cannot be loaded takes orders as before', async ({
  page,
  request,
  consoleErrors,
}) => {
  await anOperator(page)
  await changeSetting(page, 'orders.missingItems', true)
  try {
    await page.route(/missing-items/, (route) => route.abort())
    const { customer } = await readyToOrder(page, request)
    await placeOrder(page).click()
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
    const [{ missingItems }] = await ordersOf(request, customer)
    expect(missingItems).toBe('LEAVE_OUT')
    consoleErrors.length = 0
  } finally {
    await changeSetting(page, 'orders.missingItems', false)
  }
})
