import type { Browser } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { enter, expectNoWiderThanScreen } from '../customers.ts'
import { ourShop, removeArea } from '../delivery-areas.ts'
import { aProduct } from '../demo-goods.ts'
import { expect, test } from '../fixtures.ts'
import { lookAgain } from '../look-again.ts'
import { orderCards } from '../orders-page.ts'
import { anOrderToWorkOn, anUnpaidOrder } from '../paid-order.ts'
import { addGoodsByTelephone, anOrderByTelephone, orderAsOffice } from '../telephone-orders.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('an order is entered again with changes, and goods are added once it is paid', async ({
  page,
  browser,
}) => {
  await anOperator(page)
  await changeSetting(page, 'orders.byStaff', true)
  try {
    await anOperator(page, ['SUPPORT'])
    await page.goto('/admin/orders/new')
    const { name } = aProduct
    const form = page.getByRole('form', { name: 'Enter an order' })
    await form.getByRole('button', { name: 'New customer' }).click()
    const telephone = `07${String(Date.now()).slice(-8)}`
    await form.getByLabel('Name').fill('Kumar Selvan')
    await form.getByLabel('Phone', { exact: true }).fill(telephone)
    await form.getByLabel('Find a product').fill(name)
    await form.getByRole('button', { name: `Add ${name}` }).click()
    await form.getByLabel('Recipient').fill('Kumar Selvan')
    await form.getByLabel('Phone at the door').fill(telephone)
    await form.getByLabel('Street address').fill('No. 7, Example Lane')
    await form.getByLabel('Postal code').fill('10250')
    const sum = form.getByRole('region', { name: 'Sum' })
    await expect(sum).toContainText(`1 × ${name}`)
    await form.getByRole('button', { name: 'Enter the order' }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/is entered$/)
    await page.getByRole('link', { name: 'To the order' }).click()
    await expect(title).toHaveText(/^Order \d+$/)
    const first = (await title.textContent())?.replace('Order ', '#') ?? ''

    await page.getByRole('link', { name: 'Enter again with changes' }).click()
    await expect(page.getByText(`In place of order ${first}`)).toBeVisible()
    await expect(form.getByRole('region', { name: 'Customer' })).toContainText('Kumar Selvan')
    await form.getByLabel(`Quantity of ${name}`).fill('3')
    await expect(sum).toContainText(`3 × ${name}`)
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
    await form.getByRole('button', { name: 'Enter the order' }).click()
    await expect(title).toHaveText(/is entered$/)
    const url = await page.getByLabel('Link').inputValue()
    await page.getByRole('link', { name: 'To the order' }).click()
    await expect(page.getByText(`in place of order ${first}`)).toBeVisible()
    const second = (await title.textContent())?.replace('Order ', '#') ?? ''
    expect(second).not.toBe(first)

    await payByLink(browser, url)
    await page.reload()
    await page.getByRole('link', { name: 'Add goods' }).click()
    await expect(page.getByText(`In the same delivery as order ${second}`)).toBeVisible()
    await expect(form.getByText('Nothing yet.')).toBeVisible()
    const delivery = form.getByRole('region', { name: 'Delivery' })
    await expect(delivery).toContainText('No. 7, Example Lane')
    await expect(delivery.getByLabel('Address')).toHaveCount(0)
    await form.getByLabel('Find a product').fill(name)
    await form.getByRole('button', { name: `Add ${name}` }).click()
    await expect(sum).toContainText(`1 × ${name}`)
    await form.getByRole('button', { name: 'Enter the order' }).click()
    await expect(title).toHaveText(/is entered$/)
    const urlOfMore = await page.getByLabel('Link').inputValue()
    await page.getByRole('link', { name: 'To the order' }).click()
    await expect(page.getByText('In the same delivery as order')).toContainText(second)
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
    await page.getByRole('link', { name: 'Enter again with changes' }).click()
    await expect(delivery).toContainText('No. 7, Example Lane')
    await expect(delivery.getByLabel('Address')).toHaveCount(0)
    await page.goBack()
    const third = (await title.textContent())?.replace('Order ', '#') ?? ''

    // On paper too once it is paid, or the box would leave without the goods that were added.
    await payByLink(browser, urlOfMore)
    const ids = second.slice(1)
    for (const sheet of ['picking', 'slips']) {
      await page.goto(`/admin/orders/print/${sheet}?ids=${ids}`)
      await expect(page.getByLabel(`Order ${ids}`)).toContainText(`Goes with order ${third}`)
    }
  } finally {
    await anOperator(page)
    await changeSetting(page, 'orders.byStaff', false)
  }
})

async function payByLink(browser: Browser, url: string) {
  const theirs = await browser.newPage()
  await theirs.goto(url)
  await theirs.getByRole('button', { name: 'Pay Now' }).click()
  await theirs.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Thank you, it is paid')
  await theirs.close()
}

test('what an order had besides its goods stays when it is entered again', async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'orders.byStaff', true)
  const { areaId } = await call(page.request, 'POST /admin/delivery/areas', { body: ourShop })
  try {
    const chosen = { notes: 'Rings the bell twice', missingItems: 'REPLACE' as const }
    const orderId = await anOrderByTelephone(page, {
      ...chosen,
      collectAt: areaId,
    })
    await page.goto(`/admin/orders/new?changes=${orderId}`)
    const form = page.getByRole('form', { name: 'Enter an order' })
    await expect(form.getByLabel('Notes for the delivery')).toHaveValue(chosen.notes)
    await expect(form.getByLabel('How it gets to them')).toHaveValue(String(areaId))
    await form.getByLabel(/^Quantity of/).fill('2')
    await expect(form.getByRole('region', { name: 'Sum' })).toContainText('2 ×')
    await form.getByRole('button', { name: 'Enter the order' }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/is entered$/)
    const second = Number(/\d+/.exec((await title.textContent()) ?? ''))
    expect(await orderAsOffice(page, second)).toMatchObject({
      ...chosen,
      collectAreaId: areaId,
      orderProducts: [{ quantity: 2, missing: 'LEAVE_OUT' }],
    })
  } finally {
    await changeSetting(page, 'orders.byStaff', false)
    await removeArea(page, areaId)
  }
})

test('an order that is paid while it is entered again is not ordered a second time', async ({
  page,
}) => {
  const { orderId, token, pay } = await anUnpaidOrder(page)
  await anOperator(page)
  await changeSetting(page, 'orders.byStaff', true)
  try {
    await page.goto(`/admin/orders/new?changes=${orderId}`)
    const form = page.getByRole('form', { name: 'Enter an order' })
    await expect(form.getByRole('region', { name: 'Sum' })).toContainText('To pay')
    await pay()
    await lookAgain(page, orderCall(orderId))
    await form.getByRole('button', { name: 'Enter the order' }).click()
    await expect(form).toContainText('Only an order that is not paid can be replaced')
    await expect(page.getByText(`In place of order #${orderId}`)).toBeVisible()
    expect(await call(page.request, 'GET /orders', { token })).toHaveLength(1)
  } finally {
    await changeSetting(page, 'orders.byStaff', false)
  }
})

test('goods that have missed the order that they were added to are not to be paid', async ({
  page,
}) => {
  await anOperator(page)
  await changeSetting(page, 'orders.byStaff', true)
  try {
    const { orderId, customer } = await anOrderToWorkOn(page, 'Kumar Selvan')
    const added = await addGoodsByTelephone(page, orderId)
    await enter(page, customer)
    await page.goto('/orders')
    const card = orderCards(page).filter({
      has: page.getByRole('heading', { name: `Order #${added}`, exact: true }),
    })
    await expect(card).toContainText('To Pay')
    await expect(card.getByRole('button', { name: 'Pay Now' })).toBeVisible()

    const { token } = customer
    await call(page.request, 'PUT /orders/{orderId}/cancellation', { params: { orderId }, token })
    await page.reload()
    await expect(card).toContainText('CANCELLED')
    await expect(card.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
    await card.getByRole('link').click()
    await expect(page.getByText('so they cannot come with it. Please order them')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
  } finally {
    await changeSetting(page, 'orders.byStaff', false)
  }
})

test('what is typed stays when the order to change cannot be loaded again', async ({ page }) => {
  const { orderId } = await anUnpaidOrder(page)
  await anOperator(page)
  await changeSetting(page, 'orders.byStaff', true)
  try {
    await page.goto(`/admin/orders/new?changes=${orderId}`)
    const notes = page.getByLabel('Notes for the delivery')
    await notes.fill('Rings the bell twice')
    // A refusal, which is not tried again.
    await page.route(orderCall(orderId), (route) => route.fulfill({ status: 429, json: {} }))
    await lookAgain(page, orderCall(orderId))
    await expect(notes).toHaveValue('Rings the bell twice')
  } finally {
    await changeSetting(page, 'orders.byStaff', false)
  }
})

const orderCall = (orderId: number) => `**/api/admin/orders/${orderId}`
