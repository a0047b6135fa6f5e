import { dayInColombo } from '../../domain/days.ts'
import { expectAccessible } from '../accessibility.ts'
import { anOperator, areasOf, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { mailboxOf } from '../mailbox.ts'
import { anOrderToWorkOn } from '../paid-order.ts'

// The owner's day is in back-office-day.spec.ts.

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Pages that are no part of the role's work say so, also when their address is typed. */
async function expectNotPartOfWork(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expect(title(page, 'Not part of your work')).toBeVisible()
  }
}

test('an owner sees every area, the staff, and what a customer’s data are', async ({ page }) => {
  const { customer } = await anOrderToWorkOn(page, 'Nimal Perera')
  await anOperator(page)
  await page.goto('/admin')
  expect(await areasOf(page)).toEqual([
    ...['Dashboard', 'Orders', 'Products', 'Prices and stock', 'Categories', 'Packages'],
    ...['Charities', 'Translations', 'Delivery', 'Customers', 'Import and export', 'Books'],
    ...['Inbox', 'Audit log', 'Settings', 'Account'],
  ])
  await page.goto('/admin/account')
  await expect(page.getByRole('form', { name: 'Add an operator' })).toBeVisible()
  await page.goto(`/admin/customers?search=${customer.email}`)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByText('NIC')).toBeVisible()
  await expect(page.getByText('Personal data')).toBeVisible()
})

test('a manager completes an order and gives money back, and changes neither staff nor settings', async ({
  page,
}) => {
  const { customer, orderId } = await anOrderToWorkOn(page, 'Kamala Silva')
  await anOperator(page, ['MANAGER'])
  await page.goto(`/admin/orders/${orderId}`)
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
  await page.getByText('Give money back', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Give money back' })
  await form
    .getByLabel(/: units of 2/)
    .first()
    .fill('1')
  await form.getByLabel('The reason, for the customer').fill('It was squashed')
  await form.getByLabel('Through the gateway, now').check()
  await form.getByRole('button', { name: 'Give it back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give it back' }).click()
  await expect(page.getByRole('region', { name: 'Given back' })).toContainText('It was squashed')

  await page.goto('/admin/books')
  await expect(title(page, /^Books/)).toBeVisible()
  await page.goto('/admin/settings')
  await expect(title(page, 'Settings')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { name: 'Operators' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Add an operator' })).toHaveCount(0)
  await page.goto(`/admin/customers?search=${customer.email}`)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByText('NIC')).toBeVisible()
  await expect(page.getByText('Personal data')).toHaveCount(0)
})

test('support writes a note, cancels an order, answers a message, and sees no sales', async ({
  page,
}) => {
  const { customer, orderId } = await anOrderToWorkOn(page, 'Ruwan Dias')
  const sender = { name: 'Amara Silva', email: `amara${Date.now()}@example.com` }
  const body = { ...sender, message: 'Where is my order, please?' }
  await call(page.request, 'POST /dashboard/get-in-touch', { body })
  await anOperator(page, ['SUPPORT'])
  await page.goto('/admin')
  expect(await areasOf(page)).toEqual([
    ...['Dashboard', 'Orders', 'Products', 'Packages', 'Delivery', 'Customers', 'Inbox'],
    ...['Audit log', 'Account'],
  ])
  await page.goto(`/admin/orders/${orderId}`)
  await page.getByLabel('A note for operators only').fill('She called at noon')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('She called at noon')).toBeVisible()
  await page.getByText('Cancel this order').click()
  await page.getByLabel('Why').fill('You asked us to')
  await page.getByLabel('Through the gateway, now').check()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()

  await page.goto('/admin')
  await page.getByRole('link', { name: /Messages/ }).click()
  await page.getByLabel('Name, email or words').fill(sender.email)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: sender.name }).click()
  await page.getByLabel('Your answer').fill('It is on its way.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()
  await expect.poll(mailboxOf(sender.email).subjects).toContain('Your message to JOY Box')
  await expect
    .poll(async () => (await mailboxOf(customer.email).subjects()).join())
    .toContain('is cancelled')
  await expectNotPartOfWork(page, ['/admin/books', '/admin/settings', '/admin/products/new'])
})

test('a picker packs an order on the phone, and sees no customer and no sum', async ({ page }) => {
  const { orderId } = await anOrderToWorkOn(page, 'Nimal Perera')
  await anOperator(page)
  await changeSetting(page, 'orders.picking', true)
  try {
    await anOperator(page, ['PICKER'])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin')
    await expect(title(page, 'Picking')).toBeVisible()
    expect(await areasOf(page)).toEqual(['Picking', 'Products', 'Packages', 'Account'])
    await page.goto(`/admin/picking/${orderId}`)
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page.getByRole('main')).not.toContainText('LKR')
    for (const left of [1, 0]) {
      await page.getByRole('button', { name: 'Found all' }).first().click()
      await expect(page.getByRole('button', { name: 'Found all' })).toHaveCount(left)
    }
    await page.getByLabel('Bags').fill('2')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Packed' }).click()
    await expect(page.getByText('Packed, bags: 2')).toBeVisible()
    const others = ['/admin/orders', '/admin/customers', '/admin/inbox', '/admin/inbox/mails']
    await expectNotPartOfWork(page, others)
  } finally {
    await anOperator(page)
    await changeSetting(page, 'orders.picking', false)
  }
})

test('a driver takes an order to its door, and sees nothing but the run', async ({
  page,
  browser,
}) => {
  const { customer, orderId } = await anOrderToWorkOn(page, 'Kamala Silva')
  await anOperator(page)
  await changeSetting(page, 'delivery.runs', true)
  const theirs = await browser.newPage({ viewport: { width: 360, height: 740 } })
  try {
    const { email: driver } = await anOperator(theirs, ['DRIVER'])
    const date = dayInColombo(new Date())
    const { runId } = await call(page.request, 'POST /admin/runs', {
      body: { date, van: 'Van 9', driver },
    })
    const { runs } = await call(page.request, 'GET /admin/runs/{date}', { params: { date } })
    const version = runs.find((run) => run.runId === runId)?.version
    const body = { stops: [{ orderId, replacementId: null }], version }
    await call(page.request, 'PUT /admin/runs/{runId}/stops', { params: { runId }, body })

    await theirs.goto('/admin')
    await expect(title(theirs, 'My run')).toBeVisible()
    expect(await areasOf(theirs)).toEqual(['My run', 'Account'])
    await theirs.getByText('Menu', { exact: true }).click()
    await theirs.getByRole('button', { name: 'Start the run' }).click()
    const next = theirs.getByRole('region', { name: 'Next stop' })
    await expect(next).toContainText('Kamala Silva')
    await expect(next).not.toContainText('LKR')
    await next.getByRole('button', { name: 'Delivered' }).click()
    await next.getByLabel('Who took it?').fill('Mrs. Silva')
    await next.getByLabel('How many bags did you hand over?').fill('1')
    await next.getByRole('button', { name: 'Save' }).click()
    await expect(theirs.getByText('All stops are done. Thank you!')).toBeVisible()
    await expectNotPartOfWork(theirs, ['/admin/orders', '/admin/products', '/admin/inbox'])
    const [order] = await call(page.request, 'GET /orders', { token: customer.token })
    expect(order?.paymentStatus).toBe('COMPLETED')
  } finally {
    await theirs.close()
    await changeSetting(page, 'delivery.runs', false)
  }
})
