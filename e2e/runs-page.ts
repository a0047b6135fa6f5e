import { aNewOperator, enrol } from './back-office.ts'
import { call } from './call.ts'
import { enter } from './customers.ts'
import { expect, type Page } from './fixtures.ts'

export const colomboDay = (days: number) =>
  new Date(Date.now() + (days * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10)

export const phone = { width: 360, height: 740 }

/** A driver with a phone, and the operator's page on which the run is planned. */
export async function aDriverWithPhone(page: Page) {
  const context = await page.context().browser()?.newContext({ viewport: phone })
  if (!context) throw new Error('There is no browser')
  const driving = await context.newPage()
  const account = await aNewOperator(driving, ['DRIVER'])
  await enrol(driving, account)
  return { driving, email: account.email, close: () => context.close() }
}

type PlannedRun = {
  van: string
  driver: string | null
  loads: readonly { orderId: number; replacementId: number | null }[]
}

/** A run of today with these stops, planned without its page. */
export async function planRun(page: Page, { van, driver, loads }: PlannedRun) {
  const body = { date: colomboDay(0), van, driver }
  const { runId } = await call(page.request, 'POST /admin/runs', { body })
  await planStops(page, { runId, loads, version: 1 })
  return runId
}

type PlannedStops = { runId: number; loads: PlannedRun['loads']; version: number }

/** Replaces the stops of a run. */
export function planStops(page: Page, { runId, loads: stops, version }: PlannedStops) {
  return call(page.request, 'PUT /admin/runs/{runId}/stops', {
    params: { runId },
    body: { stops, version },
  })
}

/** The driver's phone opens the run and starts it. */
export async function startRun(driving: Page) {
  await driving.goto('/admin/driving')
  await driving.getByRole('button', { name: 'Start the run' }).click()
}

export const loadOf = (orderId: number) => ({ orderId, replacementId: null })

export const openRuns = (page: Page, date = colomboDay(0)) => page.goto(`/admin/runs?date=${date}`)

export async function addRun(page: Page, van: string, driver?: string) {
  const form = page.getByRole('form', { name: 'Add a run' })
  await form.getByLabel('Van').fill(van)
  if (driver) await form.getByLabel('Driver').selectOption(driver)
  await form.getByRole('button', { name: 'Add a run' }).click()
  await expect(page.getByRole('region', { name: van })).toBeVisible()
}

export async function putInto(page: Page, van: string, orderId: number) {
  const saved = page.waitForResponse((answer) => /\/stops$/.test(answer.url()))
  await page.getByLabel(`Put order ${orderId} into a run`).selectOption({ label: van })
  await saved
  await expect(stopsOf(page, van)).toContainText(`#${orderId}`)
}

export const stopsOf = (page: Page, van: string) =>
  page.getByRole('list', { name: `Stops of ${van}` })

export async function ordersOf(page: Page, customer: Parameters<typeof enter>[1]) {
  const shop = await enter(page, customer)
  return shop.get('/orders')
}
