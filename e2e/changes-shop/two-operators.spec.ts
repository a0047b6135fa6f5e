import { anOperator, changeSetting } from '../back-office.ts'
import { openBlocking } from '../block-panel.ts'
import { call } from '../call.ts'
import { aCustomer } from '../customers.ts'
import { removeArea, removeWindows } from '../delivery-areas.ts'
import { setDay } from '../delivery-days.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { lookAgain } from '../look-again.ts'
import { colomboDay, openRuns } from '../runs-page.ts'
import { settingOf } from '../settings-page.ts'

const conflict = 'Somebody else has changed this since you opened it'

test('what is typed into a setting stays when somebody else saves it, and is not saved over theirs', async ({
  page,
}) => {
  await anOperator(page)
  try {
    await page.goto('/admin/settings')
    const setting = settingOf(page, 'Seller on invoices')
    const seller = setting.getByRole('textbox')
    await seller.fill('Perera Traders')
    await changeSetting(page, 'invoices.seller', 'Perera and Sons')
    await lookAgain(page, '**/api/admin/settings')
    await expect(setting).toContainText('Changed by')
    await expect(seller).toHaveValue('Perera Traders')
    await setting.getByRole('button', { name: 'Save' }).click()
    await expect(setting).toContainText(conflict)
    await expect(seller).toHaveValue('Perera Traders')
    await setting.getByRole('button', { name: 'Show how it is now' }).click()
    await expect(seller).toHaveValue('Perera and Sons')
    await seller.fill('Perera Traders')
    await setting.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved: Seller on invoices')).toBeVisible()
    await expect(seller).toHaveValue('Perera Traders')
  } finally {
    await changeSetting(page, 'invoices.seller', '')
  }
})

test('the reason for blocking a customer stays when somebody else changes the customer', async ({
  page,
  request,
}) => {
  const { id: customerId } = await aCustomer(request)
  await anOperator(page)
  const { panel, reason, block } = await openBlocking(page, customerId)
  const params = { customerId }
  const { version } = await call(page.request, 'GET /admin/customers/{customerId}', { params })
  const body = { isAllowed: true, version }
  await call(page.request, 'PUT /admin/customers/{customerId}/large-orders', { params, body })
  await lookAgain(page, `**/api/admin/customers/${customerId}`)
  await expect(reason).toHaveValue('Orders and never pays')
  await block.click()
  await expect(panel).toContainText(conflict)
  await expect(reason).toHaveValue('Orders and never pays')
})

/** The panel of an area or a time, unfolded. */
async function openPanel(page: Page, name: string) {
  const panel = page.getByRole('group').filter({ hasText: name })
  await panel.getByText(name).first().click()
  return panel
}

test('what is typed into an area stays while another is saved, and is not saved over theirs', async ({
  page,
}) => {
  await anOperator(page)
  const facts = { kind: 'CODES' as const, fee: 250, freeFrom: null, minimum: 0, isServed: true }
  const named = (name: string, code: string) => ({
    ...{ ...facts, name, names: { si: '', ta: '' } },
    codes: [{ from: code, to: code }],
  })
  const [ours, other] = [named('Badulla town', '90000'), named('Bandarawela', '90100')]
  const add = (body: typeof ours) => call(page.request, 'POST /admin/delivery/areas', { body })
  const [{ areaId }, { areaId: otherId }] = [await add(ours), await add(other)]
  try {
    await page.goto('/admin/delivery')
    const panel = await openPanel(page, 'Badulla town')
    const fee = panel.getByLabel('Fee in rupees')
    await fee.fill('300')
    await call(page.request, 'PUT /admin/delivery/areas/{areaId}', {
      params: { areaId },
      body: { ...ours, fee: 400, version: 1 },
    })
    const save = { name: 'Save' }
    await (await openPanel(page, 'Bandarawela')).getByRole('button', save).click()
    await expect(panel.getByText('LKR 400')).toBeVisible()
    await expect(fee).toHaveValue('300')
    await panel.getByRole('button', save).click()
    await expect(panel).toContainText(conflict)
    await expect(fee).toHaveValue('300')
    await panel.getByRole('button', { name: 'Show how it is now' }).click()
    await expect(fee).toHaveValue('400')
    await fee.fill('300')
    await panel.getByRole('button', save).click()
    await expect(panel.getByText('LKR 300')).toBeVisible()
    await expect(fee).toHaveValue('300')
  } finally {
    await removeArea(page, areaId)
    await removeArea(page, otherId)
  }
})

test('what is typed into a time of delivery stays while another is saved, and is not saved over theirs', async ({
  page,
}) => {
  await anOperator(page)
  const hours = { fromMinutes: 540, toMinutes: 720, areaId: null }
  const room = { capacity: 10, cutoffMinutes: 60 }
  const body = { weekdays: [1, 2], ...hours, ...room }
  await call(page.request, 'POST /admin/delivery/windows', { body })
  try {
    await page.goto('/admin/delivery/times')
    const panel = await openPanel(page, 'Monday, ')
    const capacity = panel.getByLabel('Room for orders')
    await capacity.fill('20')
    const windows = await call(page.request, 'GET /admin/delivery/windows')
    const windowId = windows.find(({ weekday }) => weekday === 1)?.windowId ?? 0
    await call(page.request, 'PUT /admin/delivery/windows/{windowId}', {
      params: { windowId },
      body: { ...room, capacity: 30, version: 1 },
    })
    const save = { name: 'Save' }
    await (await openPanel(page, 'Tuesday, ')).getByRole('button', save).click()
    await expect(panel).toContainText('room for 30')
    await expect(capacity).toHaveValue('20')
    await panel.getByRole('button', save).click()
    await expect(panel).toContainText(conflict)
    await expect(capacity).toHaveValue('20')
    await panel.getByRole('button', { name: 'Show how it is now' }).click()
    await expect(capacity).toHaveValue('30')
    await capacity.fill('20')
    await panel.getByRole('button', save).click()
    await expect(panel).toContainText('room for 20')
    await expect(capacity).toHaveValue('20')
  } finally {
    await removeWindows(page)
  }
})

test('what is said about a day is not saved over what somebody else has said of it since', async ({
  page,
}) => {
  await anOperator(page)
  // Years whose holidays nobody knows yet.
  const date = `${new Date().getUTCFullYear() + 8}-08-17`
  await page.goto('/admin/delivery/days')
  const form = page.getByRole('form', { name: 'Set a day' })
  const name = form.getByLabel('What it is')
  const set = form.getByRole('button', { name: 'Set' })
  await form.getByLabel('Day', { exact: true }).fill(date)
  await name.fill('Annual count')
  await form.getByLabel('Nothing is delivered on this day').uncheck()
  const theirs = { name: 'Sports day', kind: 'OWN' as const, closesDelivery: false }
  await setDay(page, date, { ...theirs, barredCategoryIds: [] })
  await lookAgain(page, '**/api/admin/delivery/days')
  await expect(page.getByRole('cell', { name: 'Sports day' })).toBeVisible()
  await set.click()
  await expect(form).toContainText(conflict)
  await expect(name).toHaveValue('Annual count')
  await form.getByRole('button', { name: 'Show how it is now' }).click()
  await set.click()
  await expect(page.getByRole('cell', { name: 'Annual count' })).toBeVisible()
})

/** A run of today, planned by somebody else, and the form of its van on the page. */
async function aRunOnPage(page: Page, van: string) {
  await anOperator(page)
  await changeSetting(page, 'delivery.runs', true)
  const run = { date: colomboDay(0), van, driver: null }
  const params = await call(page.request, 'POST /admin/runs', { body: run })
  await openRuns(page)
  const form = page.getByRole('form', { name: /^Van and driver of/ })
  const look = () => lookAgain(page, `**/api/admin/runs/${run.date}`)
  const remove = async () => {
    const { runs } = await call(page.request, 'GET /admin/runs/{date}', {
      params: { date: run.date },
    })
    const version = runs.find(({ runId }) => runId === params.runId)?.version
    await call(page.request, 'DELETE /admin/runs/{runId}', { params, body: { version } })
    await changeSetting(page, 'delivery.runs', false)
  }
  return { params, look, remove, form: form.last(), field: form.last().getByLabel('Van') }
}

test('what is typed into a run stays when somebody else changes its van, and is not saved over theirs', async ({
  page,
}) => {
  const { params, look, remove, form, field } = await aRunOnPage(page, 'Tractor')
  try {
    await field.fill('Lorry 4')
    const body = { van: 'Bullock cart', driver: null, version: 1 }
    await call(page.request, 'PUT /admin/runs/{runId}', { params, body })
    await look()
    await expect(page.getByRole('heading', { name: 'Bullock cart' })).toBeVisible()
    await expect(field).toHaveValue('Lorry 4')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toContainText(conflict)
    await expect(field).toHaveValue('Lorry 4')
    await form.getByRole('button', { name: 'Show how it is now' }).click()
    await expect(field).toHaveValue('Bullock cart')
    await field.fill('Lorry 4')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Lorry 4' })).toBeVisible()
  } finally {
    await remove()
  }
})

test('what is typed into a run is saved although its stops have changed since', async ({
  page,
}) => {
  const { params, look, remove, form, field } = await aRunOnPage(page, 'Handcart')
  try {
    await field.fill('Lorry 5')
    const body = { stops: [], version: 1 }
    await call(page.request, 'PUT /admin/runs/{runId}/stops', { params, body })
    await look()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Lorry 5' })).toBeVisible()
  } finally {
    await remove()
  }
})
