import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { removeArea, removeWindows } from '../delivery-areas.ts'
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
    const { areas } = await call(page.request, 'GET /admin/delivery/areas')
    for (const { areaId } of areas) await removeArea(page, areaId)
  }
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
