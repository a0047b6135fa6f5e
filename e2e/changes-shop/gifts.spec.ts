import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import {
  aCustomer,
  ordersOf,
  placeOrder,
  putInCart,
  readyToOrder,
  summary,
} from '../checkout-shop.ts'
import { enter, expectNoWiderThanScreen } from '../customers.ts'
import { aCharity, charityNamed } from '../demo-goods.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { hold, loseNextResponse } from '../hold.ts'
import { switchTo } from '../language-switch.ts'
import { untilInteractive, visit } from '../visit.ts'

test('an operator writes a charity’s address, and a customer without one gives it an order', async ({
  page,
}) => {
  await anOperator(page)
  const { id } = await charityNamed(page.request, aCharity.name)
  await page.goto(`/admin/charities/${id}`)
  const form = page.getByRole('form', { name: 'Gifts of customers' })
  await form.getByLabel('Street address').fill('7, Temple Road')
  await form.getByLabel('Postal code').fill('00300')
  await form.getByLabel('Phone').fill('011 234 5678')
  for (const [language, thanks] of [
    ['English', 'Thank you for the meals!'],
    ['Sinhala', 'කෑමට ස්තුතියි!'],
    ['Tamil', 'உணவுக்கு நன்றி!'],
  ] as const) {
    await form.getByLabel(`Thanks in ${language}`).fill(thanks)
  }
  await expectAccessible(page)
  const save = form.getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(save).toBeFocused()
  // Another operator is faster: nothing is lost of either.
  const params = { charityId: id }
  const path = 'PUT /admin/charities/{charityId}/gifts'
  const read = 'GET /admin/charities/{charityId}/gifts'
  const { gifts, version } = await call(page.request, read, { params })
  expect(gifts?.thanks.en).toBe('Thank you for the meals!')
  await form.getByLabel('Street address').fill('9, Temple Road')
  const body = { gifts: { ...gifts, contact: '0112345679' }, version }
  await call(page.request, path, { params, body })
  await save.click()
  const conflict = page.getByRole('table', { name: 'What differs' })
  await expect(
    conflict.getByRole('row', { name: /Street address.*7.*9, Temple Road/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(form.getByLabel('Street address')).toHaveValue('7, Temple Road')
  await expect(form.getByLabel('Phone')).toHaveValue('0112345679')
  await expect(save).toBeFocused()

  const customer = await aCustomer(page.request)
  await putInCart(page.request, customer, { products: { 0: 2 } })
  await enter(page, customer)
  await visit(page, '/checkout')
  await expect(placeOrder(page)).toBeDisabled()
  await expect(page.getByLabel('Give it to a charity')).toHaveCount(0)

  await changeSetting(page, 'orders.gifts', true)
  try {
    await page.setViewportSize({ width: 320, height: 740 })
    await visit(page, '/checkout')
    const charity = page.getByLabel('Give it to a charity')
    await charity.focus()
    await charity.selectOption(aCharity.name)
    await expect(page.getByText('Thank you for the meals!')).toBeVisible()
    await expect(charity).toBeFocused()
    await expect(page.getByText('7, Temple Road, 00300').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
    // The next order is not given by itself.
    await visit(page, '/packages')
    await visit(page, '/checkout')
    await expect(placeOrder(page)).toBeDisabled()
    await page.getByLabel('Give it to a charity').selectOption(aCharity.name)
    await expect(placeOrder(page)).toBeEnabled()
    await placeOrder(page).click()
    await page.waitForURL(/\/payments\/|sandbox/)
    const [order] = await call(page.request, 'GET /orders', { token: customer.token })
    await visit(page, `/orders?order=${order?.orderId}`)
    await expect(page.getByRole('heading', { name: 'A gift' })).toBeVisible()
    await expect(page.getByText('Thank you for the meals!')).toBeVisible()
    await expectAccessible(page)
  } finally {
    await changeSetting(page, 'orders.gifts', false)
  }
})

test('an order waits until the charity that it is given to is its recipient', async ({
  page,
  consoleErrors,
}) => {
  const charityId = await takeGifts(page)
  try {
    const { customer } = await readyToOrder(page, page.request)
    const sending = await hold(page, /\/api\/recipients\/charities\/\d+$/)
    const charity = page.getByLabel('Give it to a charity')
    await charity.selectOption(aCharity.name)
    await sending.reached(1)
    await placeOrder(page).press('Enter')
    await sending.release()
    await expect(charity).toHaveValue(`${charityId}`)
    expect(await ordersOf(page.request, customer)).toEqual([])

    // A lost answer changes nothing.
    await charity.selectOption('')
    await expect(placeOrder(page)).toBeDisabled()
    sending.pass()
    await loseNextResponse(page, '**/api/recipients/charities/*', 'PUT')
    await charity.selectOption(aCharity.name)
    await expect(charity).toHaveValue(`${charityId}`)
    await placeOrder(page).click()
    await page.waitForURL(/\/payments\/|sandbox/)
    const [order] = await call(page.request, 'GET /orders', { token: customer.token })
    expect(order?.gift?.name).toBe(aCharity.name)
  } finally {
    await changeSetting(page, 'orders.gifts', false)
  }
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('an order stays given in another language and on the way back from its payment, and the next one is not', async ({
  page,
}) => {
  const charityId = await takeGifts(page)
  try {
    await readyToOrder(page, page.request)
    const charity = page.getByLabel('Give it to a charity')
    await charity.selectOption(aCharity.name)
    await expect(placeOrder(page)).toBeEnabled()
    await switchTo(page, 'ta')
    await expect(page.locator(`select:has(option[value="${charityId}"]:checked)`)).toBeVisible()
    await switchTo(page, 'en')
    await expect(charity).toHaveValue(`${charityId}`)
    await placeOrder(page).click()
    await page.waitForURL(/\/payments\/|sandbox/)
    await page.goBack()
    await untilInteractive(page)
    await expect(charity).toHaveValue(`${charityId}`)

    await visit(page, '/packages')
    await visit(page, '/checkout')
    await expect(summary(page).getByLabel('Recipient')).toContainText('Nimali')
    await expect(placeOrder(page)).toBeEnabled()
    await expect(charity).toHaveValue('')
  } finally {
    await changeSetting(page, 'orders.gifts', false)
  }
})

test('a charity that was withdrawn while the checkout is open is offered no more once its order is refused', async ({
  page,
}) => {
  const charityId = await takeGifts(page)
  const params = { charityId }
  const publish = async (isPublished: boolean) => {
    const { version } = await call(page.request, 'GET /admin/charities/{charityId}', { params })
    const body = { isPublished, version }
    await call(page.request, 'PUT /admin/charities/{charityId}/publication', { params, body })
  }
  try {
    await readyToOrder(page, page.request)
    const option = page.getByRole('option', { name: aCharity.name })
    await page.getByLabel('Give it to a charity').selectOption(aCharity.name)
    await expect(placeOrder(page)).toBeEnabled()
    await publish(false)
    await placeOrder(page).click()
    await expect(summary(page).getByText('This charity does not exist.')).toBeVisible()
    await expect(option).toHaveCount(0)
  } finally {
    await publish(true)
    await changeSetting(page, 'orders.gifts', false)
  }
})

/** Lets customers give orders to a charity, until the setting is taken back; returns the charity's id. */
async function takeGifts(page: Page) {
  await anOperator(page)
  const { id: charityId } = await charityNamed(page.request, aCharity.name)
  const params = { charityId }
  const { version } = await call(page.request, 'GET /admin/charities/{charityId}/gifts', { params })
  const address = { streetAddress: '7, Temple Road', postalCode: '00300', contact: '0112345678' }
  const body = { gifts: { ...address, thanks: { en: '', si: '', ta: '' } }, version }
  await call(page.request, 'PUT /admin/charities/{charityId}/gifts', { params, body })
  await changeSetting(page, 'orders.gifts', true)
  return charityId
}
