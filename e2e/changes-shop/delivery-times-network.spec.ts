import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { readyToOrder, summary } from '../checkout-shop.ts'
import { aCustomer, enter, tokenOf } from '../customers.ts'
import { addMornings, removeWindows } from '../delivery-areas.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { loseNextResponseInProxy } from '../hold.ts'
import { placeUnpaidOrder } from '../paid-order.ts'
import { visit } from '../visit.ts'

test('times that cannot be loaded say so also without a line, and keep the keyboard’s place when asked for again', async ({
  page,
  request,
  consoleErrors,
}) => {
  await anOperator(page)
  await addMornings(page, [0, 1, 2, 3, 4, 5, 6])
  try {
    const refused = { status: 429, contentType: 'text/html', body: '<h1>Slow down</h1>' }
    await page.route('**/api/delivery/slots*', (route) => route.fulfill(refused))
    await readyToOrder(page, request)
    const times = summary(page).getByRole('group', { name: 'Delivery time' })
    const tryAgain = times.getByRole('button', { name: 'Try again' })
    await expect(times.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/delivery/slots*')
    await page.context().setOffline(true)
    await tryAgain.press('Enter')
    await expect(times).toBeFocused()
    await expect(times.getByRole('alert')).toBeVisible()

    await page.context().setOffline(false)
    await expect(times.getByRole('radio').first()).toBeVisible()
  } finally {
    await page.context().setOffline(false)
    await removeWindows(page)
  }
  // Of the line that was away.
  consoleErrors.length = 0
})

test('who chooses another time hears that it is chosen although the answer was lost', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  await addMornings(page, [0, 1, 2, 3, 4, 5, 6], 1)
  try {
    const { orderId, tokens } = await aTimeToChoose(page)
    await loseNextResponseInProxy(page, '**/api/orders/*/slot', 'PUT')
    await page.getByRole('button', { name: 'Choose this time' }).press('Enter')
    await expect(page.getByText('Your time is changed.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Delivery time' })).toBeFocused()
    await cancelAll(page, orderId, tokens)
  } finally {
    await removeWindows(page)
  }
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('who chooses another time, and whose order the shop has moved by then, reads why it is not changed', async ({
  page,
}) => {
  await anOperator(page)
  await addMornings(page, [0, 1, 2, 3, 4, 5, 6], 1)
  try {
    const { orderId, moveTo, tokens } = await aTimeToChoose(page)
    const params = { orderId }
    const { version } = await call(page.request, 'GET /admin/orders/{orderId}', { params })
    await call(page.request, 'PUT /admin/orders/{orderId}/slot', {
      params,
      body: { ...moveTo, version, reason: 'As we said on the phone' },
    })
    await page.getByRole('button', { name: 'Choose this time' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Choose this time' })).toHaveCount(0)
    await expect(page.getByText(/^The time of this order cannot be chosen here/)).toBeFocused()
    await cancelAll(page, orderId, tokens)
  } finally {
    await removeWindows(page)
  }
})

/** A paid order whose time another customer got before it was paid, on the page where its customer has chosen another; and a time that is free. */
async function aTimeToChoose(page: Page) {
  const customer = await aCustomer(page.request)
  await enter(page, customer)
  const token = await tokenOf(page.request, customer)
  const [slot, ofNextOrder, moveTo] = await freeSlots(page, token)
  const pay = await placeUnpaidOrder(page.request, token, { slot })
  // The place of an unpaid order is free again once its customer has placed another one.
  await placeUnpaidOrder(page.request, token, { slot: ofNextOrder })
  const [{ orderId } = { orderId: 0 }] = (
    await call(page.request, 'GET /orders', { token })
  ).toReversed()
  const others = await tokenOf(page.request, await aCustomer(page.request))
  await placeUnpaidOrder(page.request, others, { slot })
  await pay()
  await visit(page, `/orders?order=${orderId}`)
  await page.getByRole('group', { name: 'Delivery time' }).getByRole('radio').last().check()
  return { orderId, moveTo, tokens: [token, others] }
}

/** Days with orders could not be closed by other tests. */
async function cancelAll(page: Page, paidOrderId: number, unpaidOf: readonly string[]) {
  const params = { orderId: paidOrderId }
  const { version } = await call(page.request, 'GET /admin/orders/{orderId}', { params })
  await call(page.request, 'POST /admin/orders/{orderId}/cancellation', {
    params,
    body: { version, reason: 'Asked to', refund: 'BY_HAND' },
  })
  for (const each of unpaidOf) await cancelLatest(page, each)
}

async function cancelLatest({ request }: Page, token: string) {
  const [{ orderId } = { orderId: 0 }] = await call(request, 'GET /orders', { token })
  await call(request, 'PUT /orders/{orderId}/cancellation', { params: { orderId }, token })
}

async function freeSlots({ request }: Page, token: string) {
  const { slots } = await call(request, 'GET /delivery/slots', { token })
  return slots.filter(({ isFree }) => isFree).map(({ windowId, date }) => ({ windowId, date }))
}
