import { proposedYears } from '../../domain/delivery/proposed-days.ts'
import { expectAccessible } from '../accessibility.ts'
import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { addAddress, ordersOf, placeOrder, readyToOrder, summary } from '../checkout-shop.ts'
import { expectNoWiderThanScreen } from '../customers.ts'
import { removeAreas, removeWindows } from '../delivery-areas.ts'
import { setDay } from '../delivery-days.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { look } from '../look.ts'
import { reload, visit } from '../visit.ts'

const fee = 'Delivery fee'

async function openDelivery(page: Page) {
  await page.goto('/admin/delivery')
  await expect(page.getByRole('heading', { name: 'Delivery', level: 1 })).toBeVisible()
}

/** A day on which no goods may be delivered although it is not closed, as meat on Vesak, or again as other days. */
async function barAllGoods(page: Page, date: string, isBarred: boolean) {
  const categories = isBarred ? await call(page.request, 'GET /categories') : []
  const barredCategoryIds = categories.map(({ categoryId }) => categoryId)
  const day = { name: 'Vesak', kind: 'POYA' as const, closesDelivery: false, barredCategoryIds }
  await setDay(page, date, day)
}

test('an operator sets an area, and the checkout charges its fee and names those served', async ({
  page,
  request,
}) => {
  await anOperator(page)
  await openDelivery(page)
  const form = page.getByRole('form', { name: 'Add an area' })
  await page.getByLabel('Begin with').selectOption('Colombo district')
  await expect(form.getByLabel('Postal codes')).toHaveValue('00100-01500, 10000-10999')
  await form.getByLabel('Fee in rupees').fill('300')
  await form.getByLabel('Free from, in rupees').fill('90000')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add' }).click()
  try {
    await expect(page.getByText('Colombo district is added.')).toBeVisible()
    await expect(page.getByText(/promises: free from LKR\s90,000\.00/)).toBeVisible()
    await page.getByRole('group').getByText('Colombo district', { exact: true }).click()
    await page.getByRole('form', { name: 'Colombo district' }).getByLabel('Postal codes').fill('1')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter postal codes of five digits')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoWiderThanScreen(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await visit(page, '/products')
    await expect(page.getByText('Free Shipping on over 90,000.00 LKR')).toBeVisible()

    const { customer } = await readyToOrder(page, request)
    const row = summary(page).getByText(fee)
    await expect(row).toBeVisible()
    await expect(summary(page)).toContainText(/Delivery fee.*300\.00/)
    await expect(summary(page)).toContainText('and delivery is free.')
    await expect(summary(page)).toContainText('Delivery within 10 days')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await addAddress(request, customer, 'Kamala in Jaffna', '40000')
    await reload(page)
    await summary(page)
      .getByLabel('Recipient')
      .selectOption({ label: 'Kamala in Jaffna, No. 12, Example Lane' })
    await expect(summary(page)).toContainText(
      'We do not deliver to this address yet. We deliver to: Colombo district.',
    )
    await expect(placeOrder(page)).toBeDisabled()
    await expect(row).toHaveCount(0)
    await expectAccessible(page)
    await summary(page).getByLabel('Recipient').selectOption({ index: 1 })

    const { areas } = await call(page.request, 'GET /admin/delivery/areas')
    const [{ areaId, version, ...area }] = areas as [(typeof areas)[number]]
    const body = { ...area, fee: 350, version }
    const params = { areaId }
    await call(page.request, 'PUT /admin/delivery/areas/{areaId}', { params, body })
    await placeOrder(page).click()
    await expect(page.getByText('Prices have changed since you last looked.').first()).toBeVisible()
    await expect(summary(page)).toContainText(/Delivery fee.*350\.00/)
    expect(await ordersOf(request, customer)).toEqual([])
    await placeOrder(page).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
    await expect(page.getByText(fee)).toBeVisible()

    const [{ orderId, totalAmount }] = await ordersOf(request, customer)
    await visit(page, `/orders?order=${orderId}`)
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/Delivery fee.*350/)
    await visit(page, `/si/orders/${orderId}/invoice`)
    await expect(page.getByRole('article')).toContainText('බෙදාහැරීමේ ගාස්තුව')
    await page.goto(`/admin/orders/${orderId}`)
    await expect(
      page.getByRole('table', { name: `What was bought in order ${orderId}` }),
    ).toContainText(fee)
    expect(totalAmount).toBeGreaterThan(350)

    await openDelivery(page)
    await page.getByRole('group').getByText('Colombo district', { exact: true }).click()
    await page.getByRole('button', { name: 'Remove Colombo district' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Colombo district is removed.')).toBeVisible()
  } finally {
    await removeAreas(page)
  }
  await visit(page, '/products')
  await expect(page.getByText('Free Shipping on over 10,000.00 LKR')).toBeVisible()
})

test('a customer chooses a time, which only so many orders get; closed days have none', async ({
  page,
  request,
  consoleErrors,
}) => {
  await anOperator(page)
  const day = (days: number) => new Date(Date.now() + (days * 24 + 5.5) * 3_600_000)
  const isoDay = (days: number) => day(days).toISOString().slice(0, 10)
  await page.goto('/admin/delivery/days')
  const [{ year, days } = { year: 0, days: [] }] = proposedYears.toReversed()
  const proposed = page.getByRole('region', { name: `Public holidays of ${year}` })
  await proposed.getByText('Show the days').click()
  await expect(proposed.getByRole('listitem')).toHaveCount(days.length)
  await look(page, 'proposed-days')
  // Other tests deliver on these days.
  await proposed.getByLabel('Nothing is delivered on these days').uncheck()
  await proposed.getByRole('button', { name: `Take over ${year}` }).click()
  await expect(page.getByText(`${days.length} days are set.`)).toBeVisible()
  await expect(proposed).toHaveCount(0)
  const set = page.getByRole('table', { name: 'Days to come' })
  await expect(set).toContainText('Christmas Day')
  await set.getByRole('button', { name: /^Close .*December 25/ }).click()
  await expect(set.getByRole('row', { name: /Christmas Day/ }).last()).toContainText(
    'Nothing is delivered',
  )
  await page.getByLabel('Day', { exact: true }).fill(isoDay(3))
  await page.getByLabel('What it is').fill('Il Full Moon Poya Day')
  await page.getByRole('form', { name: 'Set a day' }).getByRole('button', { name: 'Set' }).click()
  await expect(page.getByText('is set.')).toBeVisible()
  await expectAccessible(page)
  await look(page, 'days')

  try {
    await page.getByRole('link', { name: 'Times' }).click()
    const form = page.getByRole('form', { name: 'Add a time' })
    await expect(form.getByRole('checkbox')).toHaveCount(7)
    for (const weekday of await form.getByRole('checkbox').all()) await weekday.check()
    await form.getByLabel('Room for orders').fill('1')
    await form.getByLabel('Orders end, hours before').fill('2')
    await form.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByText('The time is added.')).toBeVisible()
    const slots = page.getByRole('table', { name: 'The next two weeks' })
    await expect(slots).toContainText('Closed: Il Full Moon Poya Day')
    await expect(slots).toContainText('0 of 1')
    await expectAccessible(page)
    await look(page, 'times')

    await barAllGoods(page, isoDay(6), true)
    const scriptOfTimes = /\/assets\/slot-picker-/
    await page.route(scriptOfTimes, (route) => route.abort())
    const isLost = page.waitForEvent('requestfailed', (sent) => scriptOfTimes.test(sent.url()))
    const { customer } = await readyToOrder(page, request)
    await isLost
    await page.unroute(scriptOfTimes)
    // The browser itself logs lost connections.
    consoleErrors.length = 0
    const times = summary(page).getByRole('group', { name: 'Delivery time' })
    await expect(times.getByRole('radio').first()).toBeVisible()
    await expect(placeOrder(page)).toBeDisabled()
    await expect(summary(page)).toContainText('Please choose a time.')
    const shown = (days: number) =>
      day(days).toLocaleDateString('en-US', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        year: 'numeric',
        timeZone: 'UTC',
      })
    await expect(times.getByRole('group', { name: shown(3) })).toHaveCount(0)
    await expect(times.getByRole('group', { name: shown(5) })).toHaveCount(1)
    await expect(times.getByRole('group', { name: shown(6) })).toHaveCount(0)
    const inTwoDays = times.getByRole('group', { name: shown(2) }).getByRole('radio')
    await inTwoDays.check()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await look(page, 'slots', summary(page))
    await reload(page)
    await expect(inTwoDays).toBeChecked()

    // Nobody gets it any more.
    const windows = await call(page.request, 'GET /admin/delivery/windows')
    const window = windows.find(({ weekday }) => weekday === day(2).getUTCDay())
    const slot = `/api/admin/delivery/slots/${window?.windowId}/${isoDay(2)}`
    await page.request.put(slot, { data: { capacity: 1, isClosed: true } })
    await placeOrder(page).click()
    await expect(page.getByText('That time has just been taken.').first()).toBeVisible()
    await expect(inTwoDays).toBeDisabled()
    await expect(placeOrder(page)).toBeDisabled()
    expect(await ordersOf(request, customer)).toEqual([])
    const alert = summary(page).getByRole('alert')
    await expect(alert).toContainText('That time has just been taken.')
    await times
      .getByRole('group', { name: shown(4) })
      .getByRole('radio')
      .check()
    await expect(alert).toHaveCount(0)
    await placeOrder(page).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()

    const [{ orderId }] = await ordersOf(request, customer)
    await visit(page, `/orders?order=${orderId}`)
    const details = page.getByRole('region', { name: 'Order details' })
    await expect(details).toContainText(`${shown(4)}, 9:00 AM – 12:00 PM`)
    await expectAccessible(page)
    await look(page, 'order', details)

    await page.goto(`/admin/orders/${orderId}`)
    await page.getByText('Another delivery time').click()
    const move = page.getByRole('form', { name: 'Another delivery time' })
    await move.getByLabel('Time').selectOption({ label: `${shown(5)}, 9:00 AM – 12:00 PM` })
    await move.getByLabel('Reason').fill('The van is at the garage')
    await look(page, 'move')
    await move.getByRole('button', { name: 'Move' }).click()
    await expect(page.getByText(`Order ${orderId} is moved.`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Delivery and payment' })).toContainText(
      `${shown(5)}, 9:00 AM – 12:00 PM`,
    )
    await visit(page, `/ta/orders?order=${orderId}`)
    await expect(page.getByText('மு.ப. 9:00 – பி.ப. 12:00')).toBeVisible()
  } finally {
    await barAllGoods(page, isoDay(6), false)
    await removeWindows(page)
  }
})

test('a customer collects an order where the shop has a place for it', async ({
  page,
  request,
}) => {
  await anOperator(page)
  await openDelivery(page)
  await page.getByLabel('Begin with').selectOption('A place where customers collect')
  const form = page.getByRole('form', { name: 'Add an area' })
  await expect(form.getByLabel('Postal codes')).toHaveCount(0)
  await form.getByLabel('Fee in rupees').fill('50')
  await form.getByRole('button', { name: 'Add' }).click()
  try {
    await expect(page.getByText('Our shop is added.')).toBeVisible()
    const { customer } = await readyToOrder(page, request)
    const ways = summary(page).getByRole('group', { name: 'How do you want to get it?' })
    await expect(ways.getByLabel('Deliver it to my address')).toBeChecked()
    await expect(summary(page).getByText(fee)).toHaveCount(0)
    await ways.getByLabel('I collect it: Our shop').check()
    await expect(summary(page)).toContainText(/Delivery fee.*50\.00/)
    await expect(summary(page)).toContainText('Ready within 10 days')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await look(page, 'collect', summary(page))
    await reload(page)
    await expect(ways.getByLabel('I collect it: Our shop')).toBeChecked()
    await placeOrder(page).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
    const [{ orderId }] = await ordersOf(request, customer)
    await visit(page, `/orders?order=${orderId}`)
    const details = page.getByRole('region', { name: 'Order details' })
    await expect(details).toContainText('Collect atOur shop')
    await expect(details).toContainText('Ready by')
    await page.goto(`/admin/orders/${orderId}`)
    await expect(page.getByRole('region', { name: 'Delivery and payment' })).toContainText(
      'Collected atOur shop',
    )
  } finally {
    await removeAreas(page)
  }
})
