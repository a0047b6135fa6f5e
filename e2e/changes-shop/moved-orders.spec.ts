import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { addMornings, removeWindows } from '../delivery-areas.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { lookAgain } from '../look-again.ts'
import { aPaidOrder } from '../paid-order.ts'

async function freeSlots({ request }: Page) {
  const slots = await call(request, 'GET /admin/delivery/slots')
  return slots.filter(
    ({ isOffered, isClosed, closedBy }) => isOffered && !isClosed && closedBy === null,
  )
}

test('the times to which an order can be moved say that they cannot be loaded', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  const { request } = page
  await addMornings(page, [0, 1, 2, 3, 4, 5, 6])
  try {
    const [slot] = await freeSlots(page)
    const path = 'products?status=IN STOCK&page=1&pageSize=1'
    const { token } = await aPaidOrder(page, 'Nimal Perera', { path, quantity: 1, slot })
    const [{ orderId = 0 } = {}] = await call(request, 'GET /orders', { token })
    const calls = '**/api/admin/delivery/slots'
    await page.route(calls, (route) => route.abort())
    await page.goto(`/admin/orders/${orderId}`)
    await page.getByText('Another delivery time').click()
    const form = page.getByRole('form', { name: 'Another delivery time' })
    const failure = form.getByRole('alert').filter({ hasText: 'Network error' })
    await expect(failure).toBeVisible()
    await page.unroute(calls)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toHaveCount(0)
    await expect(form.getByLabel('Time').getByRole('option').nth(1)).toBeAttached()
    consoleErrors.length = 0
  } finally {
    await removeWindows(page)
  }
})

test('an order is moved to no other time when somebody else closes the one that is chosen for it', async ({
  page,
}) => {
  await anOperator(page)
  const { request } = page
  await addMornings(page, [0, 1, 2, 3, 4, 5, 6])
  try {
    const [promised, , chosen] = await freeSlots(page)
    const { token } = await aPaidOrder(page, 'Nimal Perera', {
      path: 'products?status=IN STOCK&page=1&pageSize=1',
      quantity: 1,
      slot: promised,
    })
    const [{ orderId = 0 } = {}] = await call(request, 'GET /orders', { token })
    const params = { orderId }
    await page.goto(`/admin/orders/${orderId}`)
    await page.getByText('Another delivery time').click()
    const form = page.getByRole('form', { name: 'Another delivery time' })
    const time = form.getByLabel('Time')
    const { windowId = 0, date = '' } = chosen ?? {}
    await time.selectOption(`${windowId} ${date}`)
    await form.getByLabel('Reason').fill('The van is at the garage')
    const close = (isClosed: boolean) =>
      call(request, 'PUT /admin/delivery/slots/{windowId}/{date}', {
        params: { windowId, date },
        body: { capacity: 5, isClosed },
      })
    await close(true)
    await lookAgain(page, '**/api/admin/delivery/slots')
    await expect(time.locator(`[value="${windowId} ${date}"]`)).toHaveCount(0)
    await expect(time).toHaveValue('')
    await form.getByRole('button', { name: 'Move' }).click()
    await expect(time).toBeFocused()
    const { slot, version } = await call(request, 'GET /admin/orders/{orderId}', { params })
    expect(slot?.from).toBe(promised?.from)
    await close(false)
    await call(request, 'POST /admin/orders/{orderId}/cancellation', {
      params,
      body: { version, reason: 'Asked to', refund: 'BY_HAND' },
    })
  } finally {
    await removeWindows(page)
  }
})
