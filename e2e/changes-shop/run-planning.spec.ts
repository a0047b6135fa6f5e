import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { expectNoWiderThanScreen } from '../customers.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { anOrderToWorkOn, aPaidOrder } from '../paid-order.ts'
import {
  aDriverWithPhone,
  addRun,
  colomboDay,
  loadOf,
  openRuns,
  ordersOf,
  phone,
  planRun,
  putInto,
  startRun,
  stopsOf,
} from '../runs-page.ts'

test.beforeEach(async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'delivery.runs', true)
})

test.afterEach(async ({ page }) => {
  await changeSetting(page, 'delivery.runs', false)
  await changeSetting(page, 'orders.picking', false)
})

test('stops are moved while the page still loads what the last move led to', async ({ page }) => {
  const { orders } = await aPlannedRun(page, 'Van 7', 3)
  await openRuns(page)
  const names = stopsOf(page, 'Van 7').getByRole('listitem')
  await expect(names).toHaveCount(3)
  const loading = await hold(page, new RegExp(`/api/admin/runs/${colomboDay(0)}$`))
  const up = page.getByRole('button', { name: `Move order ${orders[2]} up` })
  await up.click()
  await loading.reached(1)
  await up.click()
  // The second move is sent, and the first load no longer waited for.
  await loading.reached(2)
  loading.pass()
  await page.getByRole('button', { name: 'Suggest the order of Van 7' }).click()
  await loading.release()
  await expect(names.last()).toContainText(`#${orders[2]}`)
  await page.reload()
  await expect(names.last()).toContainText(`#${orders[2]}`)
})

test('who plans what somebody else has just planned is told, and changes nothing', async ({
  page,
}) => {
  const { orders, put, planned } = await aPlannedRun(page, 'Long van', 3)
  await openRuns(page)
  const names = stopsOf(page, 'Long van').getByRole('listitem')
  await expect(names).toHaveCount(3)
  const saving = await hold(page, /\/stops$/)
  const up = page.getByRole('button', { name: `Move order ${orders[2]} up` })
  await up.click()
  await saving.reached(1)
  await up.click()
  await expect(names.first()).toContainText(`#${orders[2]}`)
  const [one = 0, two = 0, three = 0] = orders
  await put([two, one, three], 2)
  saving.pass()
  await saving.release()
  await expect(names.first()).toContainText(`#${two}`)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await planned()).toEqual([two, one, three])
  await up.click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a click after a refusal and a failed load overwrites nothing', async ({ page }) => {
  const { orders, put, planned } = await aPlannedRun(page, 'Short van', 3)
  const [one = 0, two = 0, three = 0] = orders
  await openRuns(page)
  const names = stopsOf(page, 'Short van').getByRole('listitem')
  await expect(names).toHaveCount(3)
  const failing = /\/stops$|\/api\/admin\/runs\/[\d-]+$/
  // Not tried again by itself, unlike a fault.
  await page.route(failing, (route) => route.fulfill({ status: 429, json: {} }))
  const load = page.waitForResponse((answer) => answer.url().endsWith(colomboDay(0)))
  const up = page.getByRole('button', { name: `Move order ${three} up` })
  await up.click()
  await load
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(failing)
  await put([two, one, three], 2)
  await up.click()
  await expect(names.first()).toContainText(`#${two}`)
  expect(await planned()).toEqual([two, one, three])
  await up.click()
  await expect.poll(planned).toEqual([two, three, one])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('two orders are put into a run before the first is saved', async ({ page }) => {
  const { orders, put, planned } = await aPlannedRun(page, 'Lorry', 2)
  await put([], 2)
  await openRuns(page)
  const saving = await hold(page, /\/stops$/)
  for (const orderId of orders) {
    await page.getByLabel(`Put order ${orderId} into a run`).selectOption({ label: 'Lorry' })
  }
  await saving.reached(1)
  saving.pass()
  await saving.release()
  const names = stopsOf(page, 'Lorry').getByRole('listitem')
  await expect(names).toHaveCount(2)
  await expect.poll(planned).toHaveLength(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a van that leaves twice a day has two runs that are told apart', async ({ page }) => {
  await aPlannedRun(page, 'Scooter', 1)
  const { orders, put } = await aPlannedRun(page, 'Scooter', 1)
  await put([], 2)
  await openRuns(page)
  await expect(page.getByRole('region', { name: 'Scooter', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Scooter, run 2' })).toBeVisible()
  await putInto(page, 'Scooter, run 2', orders[0] ?? 0)
  await expectAccessible(page)
})

test('what is noted in two tabs without a connection is all sent', async ({ page }) => {
  const { driving, email, close } = await aDriverWithPhone(page)
  try {
    await aPlannedRun(page, 'Tricycle', 2, email)
    await startRun(driving)
    await expect(driving.getByText('Stop 1 of 2')).toBeVisible()
    const other = await driving.context().newPage()
    await other.goto('/admin/driving')
    await expect(other.getByText('Stop 1 of 2')).toBeVisible()
    await driving.context().setOffline(true)
    await driving.getByRole('button', { name: 'Delivered' }).click()
    await driving.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Stop 2 of 2')).toBeVisible()
    await other.getByRole('button', { name: 'Delivered' }).click()
    await other.getByRole('button', { name: 'Save' }).click()
    for (const tab of [driving, other]) {
      await expect(tab.getByText(/^Not sent yet: 2/)).toBeVisible()
    }
    await driving.context().setOffline(false)
    for (const tab of [driving, other]) {
      await expect(tab.getByText(/^Not sent yet/)).toHaveCount(0)
    }
    await openRuns(page)
    await expect(stopsOf(page, 'Tricycle').getByText('Delivered')).toHaveCount(2)
  } finally {
    await close()
  }
})

test('a run waits for what is not packed, or leaves without it', async ({ page }) => {
  await changeSetting(page, 'orders.picking', true)
  const { driving, email, close } = await aDriverWithPhone(page)
  try {
    const [ready, picked] = [
      await aPaidOrder(page, 'Nimal Perera'),
      await aPaidOrder(page, 'Kamala Silva'),
    ]
    const [[{ orderId: one }], [{ orderId: two }]] = [
      await ordersOf(page, ready),
      await ordersOf(page, picked),
    ]
    const body = { takeOver: false }
    await page.request.post(`/api/admin/picking/${two}/start`, { data: body })
    await openRuns(page)
    await addRun(page, 'Tuk-tuk', email)
    await putInto(page, 'Tuk-tuk', one)
    await putInto(page, 'Tuk-tuk', two)
    await expect(stopsOf(page, 'Tuk-tuk')).toContainText('Being picked')

    await startRun(driving)
    await expect(driving.getByText(`Order ${two} is not packed yet.`)).toBeVisible()
    await expectAccessible(driving)
    await driving.getByRole('button', { name: 'Start without them' }).click()
    await expect(driving.getByRole('region', { name: 'Next stop' })).toContainText('Nimal Perera')
    await expect(driving.getByText('Stop 1 of 1')).toBeVisible()
  } finally {
    await close()
  }
})

test('a driver waits for what is packed in the meantime, and takes it along', async ({ page }) => {
  await changeSetting(page, 'orders.picking', true)
  const { driving, email, close } = await aDriverWithPhone(page)
  try {
    const { orders } = await aPlannedRun(page, 'Lorry 2', 2, email)
    const [orderId = 0] = orders
    const of = { params: { orderId } }
    const { lines } = await call(page.request, 'POST /admin/picking/{orderId}/start', {
      ...of,
      body: { takeOver: false },
    })
    await startRun(driving)
    await expect(driving.getByText(`Order ${orderId} is not packed yet.`)).toBeVisible()
    for (const { goods, version, quantity } of lines) {
      await call(page.request, 'POST /admin/picking/{orderId}/steps', {
        ...of,
        body: {
          opId: crypto.randomUUID(),
          atDevice: new Date().toISOString(),
          goods,
          version,
          picked: quantity,
          short: 0,
          substitutes: [],
        },
      })
    }
    await call(page.request, 'POST /admin/picking/{orderId}/packing', { ...of, body: { bags: 1 } })
    await expectAccessible(driving)
    await driving.getByRole('button', { name: 'Start the run' }).click()
    await expect(driving.getByText('Stop 1 of 2')).toBeVisible()
  } finally {
    await close()
  }
})

test('the field of the day says which day is shown, also after going back at once', async ({
  page,
}) => {
  await openRuns(page)
  const day = page.getByLabel('Day', { exact: true })
  // Before the page can render the day.
  await page.evaluate(() => addEventListener('input', () => history.back(), { once: true }))
  await day.fill(colomboDay(1))
  await expect(page).toHaveURL(`/admin/runs?date=${colomboDay(0)}`)
  await expect(day).toHaveValue(colomboDay(0))
})

test('a driver with two runs of one van reads and hears which is which', async ({ page }) => {
  const { driving, email, close } = await aDriverWithPhone(page)
  try {
    await aPlannedRun(page, 'Bicycle', 1, email)
    await aPlannedRun(page, 'Bicycle', 1, email)
    await driving.goto('/admin/driving')
    for (const name of ['Bicycle', 'Bicycle, run 2']) {
      const run = driving.getByRole('region', { name, exact: true })
      await run.getByRole('button', { name: 'Start the run' }).click()
      await expect(
        driving.getByRole('region', { name: `Next stop ${name}`, exact: true }),
      ).toBeVisible()
    }
    await expectAccessible(driving)
  } finally {
    await close()
  }
})

test('the plan is no wider than a phone, whatever a van is called', async ({ page }) => {
  const { put } = await aPlannedRun(page, 'MAMMOTH WAGGON OF MAHARAGAMA AND COLOMBO', 1)
  await put([], 2)
  await page.setViewportSize(phone)
  await openRuns(page)
  await expect(page.getByLabel(/^Put order .* into a run$/).first()).toBeVisible()
  await expectNoWiderThanScreen(page)
})

/** A run of today with orders of several people, and how somebody else plans it. */
async function aPlannedRun(page: Page, van: string, count: number, driver: string | null = null) {
  const orders: number[] = []
  for (const name of ['Nimal Perera', 'Kamala Silva', 'Ravi Kumar'].slice(0, count)) {
    orders.push((await anOrderToWorkOn(page, name)).orderId)
  }
  const runId = await planRun(page, { van, driver, loads: orders.map(loadOf) })
  const put = (orderIds: readonly number[], version: number) => {
    const stops = orderIds.map(loadOf)
    const change = { params: { runId }, body: { stops, version } }
    return call(page.request, 'PUT /admin/runs/{runId}/stops', change)
  }
  /** The orders of the run, as they are stored. */
  const planned = async () => {
    const day = { params: { date: colomboDay(0) } }
    const { runs } = await call(page.request, 'GET /admin/runs/{date}', day)
    return runs.find((run) => run.runId === runId)?.stops.map(({ orderId }) => orderId)
  }
  return { orders, put, planned }
}
