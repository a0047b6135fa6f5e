import { expectAccessible } from './accessibility.ts'
import { anOperator, changeSetting } from './back-office.ts'
import { call } from './call.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { anOrderToWorkOn, aPaidOrder } from './paid-order.ts'
import {
  aDriverWithPhone,
  addRun,
  colomboDay,
  openRuns,
  ordersOf,
  putInto,
  stopsOf,
} from './runs-page.ts'

// One after the other: they change on which terms the shop delivers.
test.describe.configure({ mode: 'default' })

test('stops are moved while the page still loads what the last move led to', async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'delivery.runs', true)
  const orders: number[] = []
  for (const name of ['Nimal Perera', 'Kamala Silva', 'Ravi Kumar']) {
    orders.push((await anOrderToWorkOn(page, name)).orderId)
  }
  const date = colomboDay(0)
  const body = { date, van: 'Van 7', driver: null }
  const { runId } = await call(page.request, 'POST /admin/runs', { body })
  const stops = orders.map((orderId) => ({ orderId, replacementId: null }))
  const put = { params: { runId }, body: { stops, version: 1 } }
  await call(page.request, 'PUT /admin/runs/{runId}/stops', put)
  await openRuns(page)
  const names = stopsOf(page, 'Van 7').getByRole('listitem')
  await expect(names).toHaveCount(3)
  const loading = await hold(page, new RegExp(`/api/admin/runs/${date}$`))
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
  await changeSetting(page, 'delivery.runs', false)
})

test('a run waits for what is not packed, or leaves without it', async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'delivery.runs', true)
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

    await driving.goto('/admin/driving')
    await driving.getByRole('button', { name: 'Start the run' }).click()
    await expect(driving.getByText(`Order ${two} is not packed yet.`)).toBeVisible()
    await expectAccessible(driving)
    await driving.getByRole('button', { name: 'Start without them' }).click()
    await expect(driving.getByRole('region', { name: 'Next stop' })).toContainText('Nimal Perera')
    await expect(driving.getByText('Stop 1 of 1')).toBeVisible()
  } finally {
    await close()
    await changeSetting(page, 'delivery.runs', false)
    await changeSetting(page, 'orders.picking', false)
  }
})
