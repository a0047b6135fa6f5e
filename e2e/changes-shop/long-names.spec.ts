import type { Locator } from '@playwright/test'
import { anOperator } from '../back-office.ts'
import { call } from '../call.ts'
import { enterAsNewcomer, expectNoWiderThanScreen } from '../customers.ts'
import { test } from '../driver.ts'
import { expect } from '../fixtures.ts'
import { aNewProduct } from '../new-product.ts'
import { anOrderToWorkOn } from '../paid-order.ts'
import { paper } from '../paper.ts'
import { colomboDay, loadOf, openRuns, phone, planRun } from '../runs-page.ts'

test('a name that nothing parts makes no page wider than a phone, and no sheet wider than paper', async ({
  page,
  driver: { driving, email },
}) => {
  const name = `Wijesundara${'Mudiyanselage'.repeat(6)}`
  const { orderId } = await anOrderToWorkOn(page, name)
  await page.setViewportSize(phone)
  for (const path of ['/admin/picking', `/admin/picking/${orderId}`]) {
    await page.goto(path)
    await expect(page.getByText(name)).toBeVisible()
    await expectNoWiderThanScreen(page)
  }
  await page.setViewportSize({ width: 1024, height: 740 })
  await page.goto(`/admin/orders?search=${orderId}`)
  const list = page.getByRole('table', { name: 'Orders', exact: true })
  await expect(list.getByText(name)).toBeVisible()
  await expectNoWiderThan(1024, list)
  await page.setViewportSize(phone)
  await openRuns(page)
  await expect(page.getByText(name)).toBeVisible()
  await expectNoWiderThanScreen(page)

  const loads = [loadOf(orderId)]
  const runId = await planRun(page, { van: 'Hand cart', driver: email, loads })
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  const sheets = [
    `/admin/orders/print/picking?ids=${orderId}`,
    `/admin/orders/print/slips?ids=${orderId}`,
    `/admin/runs/${colomboDay(0)}/${runId}/print`,
  ]
  for (const sheet of sheets) {
    await page.goto(sheet)
    await expect(page.getByText(name).first()).toBeVisible()
    await expectNoWiderThanScreen(page)
  }

  await driving.goto('/admin')
  await expect(driving.getByText(name)).toBeVisible()
  await expectNoWiderThanScreen(driving)
  await driving.getByRole('button', { name: 'Start the run' }).click()
  await expect(driving.getByRole('heading', { name: 'Next stop' })).toBeVisible()
  await expectNoWiderThanScreen(driving)
  await driving.getByRole('button', { name: 'Delivered' }).click()
  await driving.getByRole('button', { name: 'Save' }).click()
  await expect(driving.getByRole('heading', { name: 'Next stop' })).toHaveCount(0)
  await expectNoWiderThanScreen(driving)
})

test('no list of the inbox scrolls sideways for a link or an address that nothing parts', async ({
  page,
}) => {
  const { calls } = await enterAsNewcomer(page)
  const word = `thambili${Date.now()}`
  const message = `https://example.com/${word}/${'coconut'.repeat(15)}`
  const email = `${word}@${'coconut'.repeat(8)}.${'coconut'.repeat(8)}.example.com`
  await calls.post('/dashboard/get-in-touch', { name: 'Ruwan Silva', email, message })
  await calls.post('/newsletter', { email })
  await calls.post('/feedback', { name: 'Ruwan', feedbackCount: 4, message })
  await anOperator(page)
  try {
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      for (const [path, name] of [
        ['/inbox', 'Messages'],
        ['/inbox/newsletter', 'Newsletter'],
        ['/inbox/feedback', 'Feedback'],
      ] as const) {
        await page.goto(`/admin${path}?search=${word}`)
        const list = page.getByRole('table', { name, exact: true })
        await expect(list.getByText(word).first()).toBeVisible()
        await expectNoWiderThan(width, list)
      }
    }
  } finally {
    const { items } = await call(page.request, 'GET /admin/feedback', { query: { search: word } })
    for (const { feedbackId, version } of items) {
      const body = { isShown: false, version }
      const params = { feedbackId }
      await call(page.request, 'PUT /admin/feedback/{feedbackId}/visibility', { params, body })
    }
  }
})

test('the stock ledger does not scroll sideways for a reason that nothing parts', async ({
  page,
}) => {
  await anOperator(page)
  const { productId } = await aNewProduct(page, `Kithul flour ${Date.now()}`)
  const cause = `https://example.com/${'coconut'.repeat(25)}`
  await call(page.request, 'POST /admin/products/{productId}/stock-movements', {
    params: { productId },
    body: { kind: 'DELIVERY', change: 3, cause, requestKey: crypto.randomUUID() },
  })
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/admin/products/${productId}`)
    const ledger = page.getByRole('table', { name: 'Stock ledger' })
    await expect(ledger.getByText(cause)).toBeVisible()
    await expectNoWiderThan(width, ledger)
  }
})

/** A list that is wider than the screen scrolls within itself, which makes the page no wider. */
async function expectNoWiderThan(width: number, list: Locator) {
  const right = await list.evaluate((table) => table.getBoundingClientRect().right)
  expect(right).toBeLessThanOrEqual(width)
}
