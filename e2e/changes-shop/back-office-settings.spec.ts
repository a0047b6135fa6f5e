import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { enter, expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { aPaidOrder } from '../paid-order.ts'
import { openEarlierValues, restoreSettingOf, saveSettingOf, settingOf } from '../settings-page.ts'
import { visit } from '../visit.ts'

const cancelling = 'Customers cancel their own orders'
const telling = 'Orders tell what happened to them'

/** Switches a setting on or off on the page of settings. */
async function set(page: Page, name: string, isOn: boolean) {
  const setting = page.getByRole('region', { name })
  await setting.getByLabel('On').setChecked(isOn)
  await setting.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Saved: ${name}`).last()).toBeVisible()
  return setting
}

test('customers cancel their orders and read what happened, where an operator has not switched it off', async ({
  page,
}) => {
  const { email } = await anOperator(page)
  const customer = await aPaidOrder(page, 'Nimal Perera')
  const shop = await enter(page, customer)
  const [{ orderId }] = await shop.get('/orders')
  const order = `/orders?order=${orderId}`
  await visit(page, order)
  const heading = page.getByRole('heading', { level: 1, name: `#${orderId}` })
  const open = page.getByRole('button', { name: 'Cancel order' })
  await expect(heading).toBeVisible()
  await expect(open).toBeVisible()
  await expect(page.getByText('What happened so far')).toHaveCount(0)

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await set(page, telling, true)
  await expect(await set(page, cancelling, false)).toContainText(`Changed by ${email}`)
  await page.reload()
  await expect(page.getByRole('region', { name: cancelling }).getByLabel('On')).not.toBeChecked()
  await visit(page, order)
  await expect(page.getByText('What happened so far')).toBeVisible()
  await expect(open).toHaveCount(0)

  await page.goto('/admin/settings')
  await set(page, cancelling, true)
  await visit(page, order)
  const story = page.getByRole('region', { name: 'What happened so far' })
  await expect(story.getByRole('listitem')).toContainText([
    'You placed this order.',
    'Your payment came in.',
  ])
  await open.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/we give LKR\s[\d,.]+ back to you/)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep order' }).click()
  await expect(open).toBeFocused()

  await page.route('**/cancellation', (route) => route.fulfill({ status: 429, json: {} }))
  await open.click()
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Your order could not be cancelled.')).toBeVisible()
  await expect(question).toHaveCount(0)
  await page.unroute('**/cancellation')
  await open.click()
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Your order is cancelled.')).toBeVisible()
  await expect(heading).toBeFocused()
  await expect(open).toHaveCount(0)
  await expect(page.getByText(/This order is cancelled\. We /)).toBeVisible()
  await expect(story).toContainText('The order was cancelled.')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoWiderThanScreen(page)

  await page.goto('/admin/settings')
  await set(page, telling, false)
  await visit(page, order)
  await expect(heading).toBeVisible()
  await expect(story).toHaveCount(0)
})

test('an emptied number is not saved as 0', async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'orders.secondPersonFrom', 5000)
  try {
    await page.goto('/admin/settings')
    const name = 'Refunds by two people, from how many rupees'
    const amount = settingOf(page, name).getByRole('spinbutton')
    await amount.fill('')
    await settingOf(page, name).getByRole('button', { name: 'Save' }).click()
    await expect(amount).toBeFocused()
    await page.reload()
    await expect(amount).toHaveValue('5000')
  } finally {
    await changeSetting(page, 'orders.secondPersonFrom', 0)
  }
})

const seller = 'Seller on invoices'

test('who restores an earlier value reads that somebody else was faster, and then goes on by keyboard', async ({
  page,
}) => {
  await anOperator(page)
  await changeSetting(page, 'invoices.seller', 'Lanka Grocers')
  try {
    await page.goto('/admin/settings')
    const setting = settingOf(page, seller)
    const restore = await openEarlierValues(page, seller)
    await expect(restore).toBeVisible()
    await changeSetting(page, 'invoices.seller', 'Lanka Foods')
    await restore.click()
    await expect(setting.getByRole('textbox')).toHaveValue('Lanka Foods')
    await expect(setting.getByRole('alert')).toContainText('Somebody else has changed this')
    await restore.click()
    await expect(setting.getByRole('textbox')).toHaveValue('')
    await expect(setting.getByRole('alert')).toHaveCount(0)
    await expect(restore).toBeFocused()
  } finally {
    await changeSetting(page, 'invoices.seller', '')
  }
})

test('nobody is asked before leaving what an earlier value has taken the place of', async ({
  page,
}) => {
  await anOperator(page)
  await changeSetting(page, 'invoices.seller', 'Lanka Grocers')
  try {
    await page.goto('/admin/settings')
    const setting = settingOf(page, seller)
    await setting.getByRole('textbox').fill('Lanka')
    await restoreSettingOf(page, seller)
    await expect(setting.getByRole('textbox')).toHaveValue('')
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  } finally {
    await changeSetting(page, 'invoices.seller', '')
  }
})

test('who has looked at what somebody else has saved saves their own', async ({ page }) => {
  await anOperator(page)
  try {
    await page.goto('/admin/settings')
    const setting = settingOf(page, seller)
    await setting.getByRole('textbox').fill('Lanka Grocers')
    await changeSetting(page, 'invoices.seller', 'Lanka Foods')
    const save = setting.getByRole('button', { name: 'Save' })
    await save.click()
    const failure = setting.getByRole('alert')
    await expect(failure).toContainText('Somebody else has changed this')
    await setting.getByRole('button', { name: 'Show how it is now' }).click()
    await expect(setting.getByRole('textbox')).toHaveValue('Lanka Foods')
    await expect(failure).toHaveCount(0)
    await expect(save).toBeFocused()
    await setting.getByRole('textbox').fill('Lanka Grocers')
    await saveSettingOf(page, seller)
  } finally {
    await changeSetting(page, 'invoices.seller', '')
  }
})
