import { anOperator, changeSetting } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { anOrderToWorkOn } from '../paid-order.ts'
import { openRuns, planRun, stopsOf } from '../runs-page.ts'

test.beforeEach(async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'delivery.runs', true)
})

test.afterEach(async ({ page }) => {
  await changeSetting(page, 'delivery.runs', false)
})

test('who plans a run by keyboard keeps the place when an order or the run goes from it', async ({
  page,
}) => {
  const { orderId } = await anOrderToWorkOn(page, 'Nimal Perera')
  await planRun(page, { van: 'Barge', driver: null, loads: [] })
  await openRuns(page)
  const choice = page.getByLabel(`Put order ${orderId} into a run`)
  await choice.focus()
  await choice.selectOption({ label: 'Barge' })
  await expect(stopsOf(page, 'Barge')).toContainText(`#${orderId}`)
  await expect(page.getByRole('region', { name: 'Not in a run' })).toBeFocused()

  const run = page.getByRole('region', { name: 'Barge' })
  await run.getByRole('button', { name: `Take order ${orderId} out` }).press('Enter')
  await expect(choice).toBeVisible()
  await expect(stopsOf(page, 'Barge')).toBeFocused()

  await run.getByRole('button', { name: 'Remove Barge' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(run).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})
