import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { addMornings, removeAreas, removeWindows } from '../delivery-areas.ts'
import { expect, test } from '../fixtures.ts'
import { aNewProduct } from '../new-product.ts'
import { anOrderToWorkOn } from '../paid-order.ts'

test('who saves an edit by keyboard stays at the button', async ({ page }) => {
  await anOperator(page)
  const { productId } = await aNewProduct(page, `Kithul treacle ${Date.now()}`)
  await page.goto(`/admin/products/${productId}`)
  await page.getByLabel('Description').fill('From Deniyaya')
  const save = page.getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(save).toBeFocused()

  await page.goto(`/admin/translations/product/${productId}`)
  await page.getByRole('form', { name: 'Tamil' }).getByLabel('Name').fill('கித்துல் பாணி')
  const saveTamil = page.getByRole('button', { name: 'Save Tamil' })
  await saveTamil.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(saveTamil).toBeFocused()
})

test('who adds areas, times and days by keyboard goes on with the next one', async ({ page }) => {
  await anOperator(page)
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await page.goto('/admin/delivery')
  await page.getByLabel('Begin with').selectOption('Kandy district')
  await add.press('Enter')
  try {
    await expect(page.getByText('Kandy district is added.')).toBeVisible()
    await expect(page.getByLabel('Begin with')).toBeFocused()

    await page.goto('/admin/delivery/times')
    const form = page.getByRole('form', { name: 'Add a time' })
    await form.getByLabel('Monday').check()
    await form.getByLabel('Room for orders').fill('5')
    await add.press('Enter')
    await expect(form.getByLabel('Monday')).not.toBeChecked()
    await expect(form.getByLabel('Room for orders')).toHaveValue('20')
    await expect(add).toBeFocused()
  } finally {
    await removeWindows(page)
    await removeAreas(page)
  }
})

test('who removes areas and times by keyboard goes on at the top of the page', async ({ page }) => {
  await anOperator(page)
  const remove = async (name: string) => {
    await page.getByRole('group').getByText(name, { exact: true }).click()
    const button = page.getByRole('button', { name: `Remove ${name}` })
    await button.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(button).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  }
  try {
    const facts = { kind: 'CODES', name: 'Kandy', names: { si: '', ta: '' } }
    const terms = { fee: 0, freeFrom: null, minimum: 0, isServed: true }
    const codes = [{ from: '20000', to: '20999' }]
    await call(page.request, 'POST /admin/delivery/areas', { body: { ...facts, ...terms, codes } })
    await page.goto('/admin/delivery')
    await remove('Kandy')

    await addMornings(page, [1, 2])
    await page.goto('/admin/delivery/times')
    await remove('Monday, 09:00–12:00')
    await remove('Tuesday, 09:00–12:00')
  } finally {
    await removeWindows(page)
    await removeAreas(page)
  }
})

test('who sets days by keyboard stays at the button', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/delivery/days')
  const form = page.getByRole('form', { name: 'Set a day' })
  // A year whose holidays nobody knows yet.
  const date = `${new Date().getUTCFullYear() + 9}-08-17`
  const set = form.getByRole('button', { name: 'Set' })
  await form.getByLabel('Day', { exact: true }).fill(date)
  await form.getByLabel('What it is').fill('Stocktaking')
  await set.press('Enter')
  await expect(page.getByRole('row', { name: /Stocktaking/ })).toBeVisible()
  await expect(form.getByLabel('What it is')).toHaveValue('')
  await expect(set).toBeFocused()
  const change = page.getByRole('row', { name: /Stocktaking/ }).getByRole('button')
  await change.press('Enter')
  await expect(change).toHaveText('Close')
  await expect(change).toBeFocused()
})

test('who picks by keyboard stays at the line', async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'orders.picking', true)
  try {
    const { orderId } = await anOrderToWorkOn(page, 'Nimal Perera')
    await page.goto(`/admin/picking/${orderId}`)
    await page.getByRole('button', { name: 'Begin' }).press('Enter')
    const line = page.getByRole('main').getByRole('listitem').first()
    const press = (name: string) => line.getByRole('button', { name }).press('Enter')
    await expect(line.getByRole('button', { name: 'Found all' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await press('Found all')
    await expect(line.getByRole('button', { name: 'Undo' })).toBeFocused()
    await press('Undo')
    await expect(line.getByRole('button', { name: 'Found all' })).toBeFocused()
    await press('Found some')
    await line.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(line.getByText('1 found')).toBeVisible()
    await expect(line.getByRole('button', { name: 'Found all' })).toBeFocused()
  } finally {
    await changeSetting(page, 'orders.picking', false)
  }
})

test('who completes an order by keyboard goes on at the top of its page', async ({ page }) => {
  await anOperator(page)
  const { orderId } = await anOrderToWorkOn(page, 'Kamala Silva')
  await page.goto(`/admin/orders/${orderId}`)
  await page.getByRole('button', { name: 'Complete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).press('Enter')
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
