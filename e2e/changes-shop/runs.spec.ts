import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { aCustomer, enter, expectNoWiderThanScreen, tokenOf } from '../customers.ts'
import { removeWindows } from '../delivery-areas.ts'
import { setDay } from '../delivery-days.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { look } from '../look.ts'
import { mailboxOf } from '../mailbox.ts'
import { anOrderToWorkOn, placePaidOrder } from '../paid-order.ts'
import { paper } from '../paper.ts'
import {
  aDriverWithPhone,
  addRun,
  colomboDay,
  loadOf,
  openRuns,
  phone,
  planRun,
  putInto,
  stopsOf,
} from '../runs-page.ts'
import { visit } from '../visit.ts'

test('a week: a Poya day, a full time, two vans, and one phone without a connection all morning', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Settings' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Runs' })).toHaveCount(0)
  await changeSetting(page, 'delivery.runs', true)
  const poya = colomboDay(2)
  const day = { name: 'Il Full Moon Poya Day', kind: 'POYA' as const, barredCategoryIds: [] }
  await setDay(page, poya, { ...day, closesDelivery: true })
  const window = { weekdays: [0, 1, 2, 3, 4, 5, 6], areaId: null, cutoffMinutes: 60 }
  const hours = { fromMinutes: 540, toMinutes: 720, capacity: 2 }
  await page.request.post('/api/admin/delivery/windows', { data: { ...window, ...hours } })
  const { driving, email, close } = await aDriverWithPhone(page)
  try {
    // Tomorrow is full after two orders, the Poya day is closed: the third goes two days later.
    const customers = []
    for (const name of ['Nimal Perera', 'Kamala Silva', 'Ravi Kumar']) {
      const customer = await aCustomer(page.request)
      const token = await tokenOf(page.request, customer)
      const { slots } = await call(page.request, 'GET /delivery/slots', { token })
      expect(slots.map(({ date }) => date)).not.toContain(poya)
      const ahead = slots.filter(({ date, isFree }) => isFree && date > colomboDay(0))
      const slot = { windowId: ahead[0]?.windowId ?? 0, date: ahead[0]?.date ?? '' }
      const bought = { path: 'products?status=IN STOCK&page=1&pageSize=2', quantity: 1, slot }
      await placePaidOrder(page.request, token, name, bought)
      const [{ orderId = 0 } = {}] = await call(page.request, 'GET /orders', { token })
      customers.push({ ...customer, token, orderId, date: slot.date })
    }
    const [first, second, third] = customers
    if (!first || !second || !third) throw new Error('Three orders were placed')
    expect([first.date, second.date]).toEqual([colomboDay(1), colomboDay(1)])
    // Other tests may have closed further days.
    expect(third.date > poya).toBe(true)

    await openRuns(page, colomboDay(1))
    const due = page.getByRole('region', { name: 'Due on this day or before' })
    await expect(due).toContainText(`#${first.orderId}`)
    await expect(due).toContainText(`#${second.orderId}`)
    await expect(page.getByRole('region', { name: 'Promised for later' })).toContainText(
      `#${third.orderId}`,
    )
    // They bring them a day earlier.
    await openRuns(page)
    await addRun(page, 'Van 1', email)
    await addRun(page, 'Van 2')
    for (const { orderId } of customers) await putInto(page, 'Van 1', orderId)
    const stops = stopsOf(page, 'Van 1').getByRole('listitem')
    await expect(stops).toHaveCount(3)
    const up = page.getByRole('button', { name: `Move order ${third.orderId} up` })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(stops.nth(1)).toContainText(`#${third.orderId}`)
    await expect(up).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(stops.first()).toContainText(`#${third.orderId}`)
    await expect(
      page.getByRole('button', { name: `Move order ${third.orderId} down` }),
    ).toBeFocused()
    await page.getByRole('button', { name: 'Suggest the order of Van 1' }).click()
    await expect(stops.last()).toContainText(`#${third.orderId}`)
    await page.getByRole('button', { name: `Take order ${third.orderId} out` }).press('Enter')
    await expect(stops).toHaveCount(2)
    await expect(stopsOf(page, 'Van 1')).toBeFocused()
    await putInto(page, 'Van 2', third.orderId)
    await expectAccessible(page)
    await look(page, 'runs')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoWiderThanScreen(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('link', { name: 'Print lists of Van 1' }).click()
    await expect(page.getByRole('article', { name: 'Loading list' })).toContainText('Stops: 2')
    await expect(page.getByRole('article', { name: 'Route sheet' })).toContainText(
      'Phone: 0771234567',
    )
    await expectAccessible(page)
    await look(page, 'lists')

    await driving.goto('/admin')
    await expect(driving.getByRole('heading', { level: 1, name: 'My run' })).toBeVisible()
    await driving.getByText('Menu', { exact: true }).click()
    const links = driving.getByRole('navigation').getByRole('link')
    await expect(links).toHaveText(['My run', 'Account'])
    await driving.getByText('Menu', { exact: true }).click()
    await expectAccessible(driving)
    await look(driving, 'driving-start')
    await driving.setViewportSize(phone)
    await driving.getByRole('button', { name: 'Start the run' }).click()
    await driving.getByRole('button', { name: 'Not left after all' }).click()
    await driving.getByRole('button', { name: 'Start the run' }).click()
    const next = driving.getByRole('region', { name: 'Next stop' })
    await expect(next).toContainText('Nimal Perera')
    await expect(next.getByRole('link', { name: 'Call 0771234567' })).toHaveAttribute(
      'href',
      'tel:0771234567',
    )
    await expect(next.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=No/,
    )
    await expectAccessible(driving)
    await look(driving, 'driving-next')
    await driving.setViewportSize({ width: 320, height: 640 })
    await expectNoWiderThanScreen(driving)
    await driving.setViewportSize(phone)
    // The page and the run are on the phone by now.
    await expect
      .poll(() => keptOn(driving))
      .toEqual(
        expect.arrayContaining(['/admin/driving', '/api/admin/session', '/api/admin/driving']),
      )

    await driving.context().setOffline(true)
    await next.getByRole('button', { name: 'Delivered' }).click()
    await next.getByLabel('Who took it?').fill('Mrs. Perera')
    await next.getByLabel('How many bags did you hand over?').fill('2')
    await next.getByLabel('Take a photograph').setInputFiles(await aPicture(driving))
    await expect(next.getByText('The photograph is taken.')).toBeVisible()
    await expectAccessible(driving)
    await look(driving, 'driving-delivered')
    await driving.setViewportSize(phone)
    await next.getByRole('button', { name: 'Save' }).click()
    await expect(next).toContainText('Kamala Silva')
    await next.getByRole('button', { name: 'Nobody at home' }).click()
    await next.getByRole('button', { name: 'Save' }).click()
    await expect(driving.getByText(/^Not sent yet: 3/)).toBeVisible()
    await expect(driving.getByText('All stops are done. Thank you!')).toBeVisible()
    // The app is closed and opened again, still without a connection.
    await driving.close({ runBeforeUnload: false })
    const reopened = await driving.context().newPage()
    await reopened.goto('/admin/driving')
    await expect(reopened.getByText(/^Not sent yet: 3/)).toBeVisible()
    await expect(reopened.getByText('All stops are done. Thank you!')).toBeVisible()
    await look(reopened, 'driving-offline')
    await reopened.context().setOffline(false)
    await expect(reopened.getByText(/^Not sent yet/)).toHaveCount(0)
    await expectAccessible(reopened)
    await reopened.getByLabel('Language').selectOption('සිංහල')
    await expect(reopened.getByRole('heading', { level: 1 })).toHaveText('මගේ ගමන')
    await reopened.setViewportSize({ width: 320, height: 640 })
    await expectNoWiderThanScreen(reopened)
    await reopened.getByLabel('Language').selectOption('தமிழ்')
    await expect(reopened.getByRole('heading', { level: 1 })).toHaveText('எனது பயணம்')
    await expectNoWiderThanScreen(reopened)

    await openRuns(page)
    await expect(stops.first()).toContainText('Delivered · to Mrs. Perera · 2 bags')
    await expect(stops.last()).toContainText('Nobody at home')
    await stops
      .first()
      .getByRole('button', { name: /^Photograph of the delivery/ })
      .click()
    await expect(page.getByRole('img', { name: /^Photograph of the delivery/ })).toBeVisible()
    await expectAccessible(page)
    await look(page, 'runs-done')
    // Who was not at home is delivered again, with the other van.
    await putInto(page, 'Van 2', second.orderId)

    const subjects = mailboxOf(second.email).subjects
    // The mails of the tests before it are sent first, two each second.
    await expect
      .poll(subjects, { timeout: 60_000 })
      .toContain(`We missed you with your order #${second.orderId}`)
    await expect
      .poll(mailboxOf(first.email).subjects)
      .toContain(`Your order #${first.orderId} is delivered`)
    await enter(page, first)
    await visit(page, `/orders?order=${first.orderId}`)
    const stage = page.getByRole('region', { name: 'Delivery', exact: true })
    await expect(stage).toContainText('It is delivered.')
    await expect(stage).toContainText('Taken by: Mrs. Perera')
    await stage.getByRole('button', { name: 'See the photograph' }).click()
    await expect(stage.getByRole('img', { name: 'Your order at the door' })).toBeVisible()
    await expectAccessible(page)
    await look(page, 'order-delivered')
    consoleErrors.length = 0
  } finally {
    await close()
    await changeSetting(page, 'delivery.runs', false)
    await removeWindows(page)
    await setDay(page, poya, { ...day, closesDelivery: false })
  }
})

/** What a phone keeps to open the page without a connection. */
function keptOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('driving')).keys()
    return kept.map(({ url }) => new URL(url).pathname)
  })
}

/** A photograph, as a phone takes one. */
async function aPicture(page: Page) {
  const buffer = await page.screenshot()
  return { name: 'door.png', mimeType: 'image/png', buffer }
}

test('a long name leaves the squares of the loading list on the paper', async ({ page }) => {
  const { orderId } = await anOrderToWorkOn(page, 'சிவகாமசுந்தரி'.repeat(6))
  await anOperator(page)
  await changeSetting(page, 'delivery.runs', true)
  try {
    const loads = [loadOf(orderId)]
    const runId = await planRun(page, { van: 'Paper van', driver: null, loads })
    await page.setViewportSize(paper)
    await page.emulateMedia({ media: 'print' })
    await page.goto(`/admin/runs/${colomboDay(0)}/${runId}/print`)
    const list = page.getByRole('article', { name: 'Loading list' })
    await expect(list.getByRole('table')).toBeVisible()
    const [sheet, table] = await Promise.all([
      list.boundingBox(),
      list.getByRole('table').boundingBox(),
    ])
    expect(table?.width).toBeLessThanOrEqual(sheet?.width ?? 0)
  } finally {
    await changeSetting(page, 'delivery.runs', false)
  }
})
