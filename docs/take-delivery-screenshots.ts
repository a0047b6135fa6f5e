// The third part of `npm run screenshots`: a shop with areas, times and vans, from the area to the door, into
// docs/screenshots/delivery.
import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dayInColombo, plusDays } from '../domain/days.ts'
import { changeSetting } from '../e2e/back-office.ts'
import { call } from '../e2e/call.ts'
import { addAddress, fillCart } from '../e2e/checkout-shop.ts'
import { aCustomer, tokenOf } from '../e2e/customers.ts'
import { placePaidOrder } from '../e2e/paid-order.ts'
import { visitDemoShop } from '../server/testing/visit-demo-shop.ts'
import { captureWidths, logIn, newPage, open, prepareOperator, screenshots } from './screenshot.ts'

const driver = 'mala@joybox.test'
const weekdays = [0, 1, 2, 3, 4, 5, 6]

await rm(`${screenshots}delivery`, { recursive: true, force: true })
await visitDemoShop(async (browser, shopUrl) => {
  const office = await newPage(browser, shopUrl)
  await prepareOperator(office)
  await setUpDelivery(office)
  const placed = []
  for (const name of ['Nimal Perera', 'Kamala Silva', 'Ruwan Dias']) {
    placed.push(await anOrder(office, name))
  }
  await addColombo(office)
  await takeHolidays(office)
  const customer = await newPage(browser, shopUrl)
  await captureCheckout(customer)
  for (const [path, name] of [
    ['/admin/delivery', 'areas'],
    ['/admin/delivery/times', 'times'],
    ['/admin/delivery/days', 'days'],
  ] as const) {
    await captureOffice(office, path, name)
  }
  const runId = await planRun(
    office,
    placed.map(({ orderId }) => orderId),
  )
  const today = dayInColombo(new Date())
  await captureOffice(office, '/admin/runs', 'runs')
  await captureOffice(office, `/admin/runs/${today}/${runId}/print`, 'run-lists')
  await captureDriving(office)
  await captureOffice(office, '/admin/runs', 'runs-on-the-way')
  await captureOffice(office, '/admin', 'dashboard')
  const [first] = placed
  if (!first) throw new Error('No order was placed')
  await logIn(customer, first)
  await open(customer, `/orders?order=${first.orderId}`)
  await captureWidths(customer, 'delivery/order-delivered')
})

/** Times with room, vans, and recipients who are told. */
async function setUpDelivery(page: Page): Promise<void> {
  for (const [fromMinutes, toMinutes, capacity] of [
    // Full after the orders that are placed here.
    [9 * 60, 12 * 60, 3],
    [15 * 60, 18 * 60, 20],
  ] as const) {
    const body = { weekdays, areaId: null, fromMinutes, toMinutes, capacity, cutoffMinutes: 120 }
    await call(page.request, 'POST /admin/delivery/windows', { body })
  }
  await changeSetting(page, 'delivery.runs', true)
  await changeSetting(page, 'sms.recipients', true)
}

/** An area with a fee. */
async function addColombo({ request }: Page): Promise<void> {
  const codes = [
    { from: '00100', to: '01500' },
    { from: '10100', to: '10699' },
  ]
  const named = { kind: 'CODES', name: 'Colombo', names: { si: 'කොළඹ', ta: 'கொழும்பு' }, codes }
  const terms = { fee: 300, freeFrom: 10_000, minimum: 0, isServed: true }
  await call(request, 'POST /admin/delivery/areas', { body: { ...named, ...terms } })
}

/** The holidays of the earliest year that are to come. */
async function takeHolidays({ request }: Page): Promise<void> {
  const [first] = await call(request, 'GET /admin/delivery/proposed-days')
  if (!first) return
  const body = { year: first.year, closesDelivery: true, barredCategoryIds: [] }
  await call(request, 'POST /admin/delivery/proposed-days/taken', { body })
}

/** A paid order for the first free time. */
async function anOrder({ request }: Page, name: string) {
  const customer = await aCustomer(request)
  const token = await tokenOf(request, customer)
  const { slots } = await call(request, 'GET /delivery/slots', { token })
  const slot = slots.find(({ isFree, date }) => isFree && date > dayInColombo(new Date()))
  if (!slot) throw new Error('No time is free')
  const { windowId, date } = slot
  const path = 'products?status=IN STOCK&page=1&pageSize=2'
  await placePaidOrder(request, token, name, { path, quantity: 1, slot: { windowId, date } })
  const [{ orderId = 0 } = {}] = await call(request, 'GET /orders', { token })
  return { ...customer, orderId }
}

/** The checkout of an order to somebody else. */
async function captureCheckout(page: Page): Promise<void> {
  const account = await aCustomer(page.request)
  const token = await tokenOf(page.request, account)
  const customer = { token, userId: account.id }
  await fillCart(page.request, customer)
  await addAddress(page.request, customer, 'Kamala Silva', '00500', '071 234 5678')
  await logIn(page, account)
  await open(page, '/checkout')
  await page.getByRole('button', { name: /^Deliver to Kamala/ }).click()
  await page.getByRole('checkbox', { name: /^It is a surprise/ }).check()
  await page
    .getByRole('group', { name: 'Delivery time' })
    .getByRole('radio', { disabled: false })
    .first()
    .check()
  await captureWidths(page, 'delivery/checkout')
}

async function planRun({ request }: Page, orderIds: readonly number[]): Promise<number> {
  const date = dayInColombo(new Date())
  const { runId } = await call(request, 'POST /admin/runs', {
    body: { date, van: 'Van 1', driver },
  })
  const stops = orderIds.map((orderId) => ({ orderId, replacementId: null }))
  const body = { stops, version: 1 }
  await call(request, 'PUT /admin/runs/{runId}/stops', { params: { runId }, body })
  const next = dayInColombo(plusDays(new Date(), 1))
  for (const facts of [
    { date, van: 'Van 2', driver: null },
    { date: next, van: 'Van 1', driver },
  ]) {
    await call(request, 'POST /admin/runs', { body: facts })
  }
  return runId
}

/** The driver's phone: before the run, at the next stop, and what is said there. */
async function captureDriving(page: Page): Promise<void> {
  await captureOffice(page, '/admin/driving', 'driving-start')
  await page.getByRole('button', { name: 'Start the run' }).click()
  const next = page.getByRole('region', { name: 'Next stop' })
  await next.waitFor()
  await captureWidths(page, 'delivery/driving-next')
  await next.getByRole('button', { name: 'Delivered' }).click()
  await next.getByLabel('Who took it?').fill('Mrs. Perera')
  await captureWidths(page, 'delivery/driving-delivered')
  await next.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('region', { name: 'Done' }).waitFor()
}

async function captureOffice(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await captureWidths(page, `delivery/${name}`)
}
