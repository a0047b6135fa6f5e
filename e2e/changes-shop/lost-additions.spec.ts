import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { loseNextResponse } from '../hold.ts'
import { addRun, colomboDay, openRuns } from '../runs-page.ts'

const additions = [
  {
    subject: 'product',
    path: 'products',
    fill: async (page: Page) => {
      await page.getByLabel('Price in rupees').fill('950')
      await page.getByLabel('Category').selectOption({ index: 1 })
    },
    names: async (page: Page, search: string) => {
      const query = { search }
      const { items } = await call(page.request, 'GET /admin/products', { query })
      return items.map(({ name }) => name)
    },
  },
  {
    subject: 'package',
    path: 'packages',
    fill: (page: Page) => page.getByLabel('Price in rupees').fill('950'),
    names: async (page: Page, search: string) => {
      const query = { search }
      const { items } = await call(page.request, 'GET /admin/packages', { query })
      return items.map(({ name }) => name)
    },
  },
  {
    subject: 'charity',
    path: 'charities',
    fill: async (page: Page) => {
      await page.getByLabel('In short').fill('Hot lunches')
      await page.getByLabel('Description').fill('Every day.')
    },
    names: async (page: Page, search: string) => {
      const { items } = await call(page.request, 'GET /admin/charities', {})
      return items.map(({ name }) => name).filter((name) => name === search)
    },
  },
]

const perhapsAdded = 'Perhaps it was added all the same'

test.beforeEach(async ({ page }) => {
  await anOperator(page)
})

for (const { subject, path, fill, names } of additions) {
  test(`a ${subject} whose response was lost is added once, and the same can be added again`, async ({
    page,
    consoleErrors,
  }) => {
    const name = `Lost ${subject} ${Date.now()}`
    const add = page.getByRole('button', { name: `Add ${subject}` })
    const enter = async () => {
      await page.goto(`/admin/${path}/new`)
      await page.getByLabel('Name').fill(name)
      await fill(page)
    }
    await enter()
    await loseNextResponse(page, `**/api/admin/${path}`)
    await add.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(perhapsAdded)
    await add.click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    expect(await names(page, name)).toEqual([name])

    await enter()
    await add.click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    expect(await names(page, name)).toEqual([name, name])
    // Of the response that was lost.
    consoleErrors.length = 0
  })
}

test.describe('runs', () => {
  test.beforeEach(({ page }) => changeSetting(page, 'delivery.runs', true))
  test.afterEach(({ page }) => changeSetting(page, 'delivery.runs', false))

  test('a run whose response was lost is added once, and again after it was removed', async ({
    page,
    consoleErrors,
  }) => {
    const lorry = `Lorry ${Date.now()}`
    await openRuns(page)
    await loseNextResponse(page, '**/api/admin/runs')
    const form = page.getByRole('form', { name: 'Add a run' })
    await form.getByLabel('Van').fill(lorry)
    await form.getByRole('button', { name: 'Add a run' }).click()
    await expect(form.getByRole('alert')).toContainText(perhapsAdded)
    await addRun(page, lorry)
    await expect(page.getByRole('region', { name: lorry })).toHaveCount(1)

    // Now the list shows the run before it is tried again.
    await loseNextResponse(page, '**/api/admin/runs')
    const second = `${lorry} again`
    await form.getByLabel('Van').fill(second)
    await form.getByRole('button', { name: 'Add a run' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await page.reload()
    const region = page.getByRole('region', { name: second })
    await region.getByRole('button', { name: /^Remove/ }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(region).toHaveCount(0)
    await addRun(page, second)

    const { runs } = await call(page.request, 'GET /admin/runs/{date}', {
      params: { date: colomboDay(0) },
    })
    const added = runs.filter((run) => run.van.startsWith(lorry))
    expect(added.map(({ van }) => van)).toEqual([lorry, second])
    // Other tests plan runs of this day too.
    for (const { runId, version } of added) {
      const params = { runId }
      await call(page.request, 'DELETE /admin/runs/{runId}', { params, body: { version } })
    }
    // Of the responses that were lost.
    consoleErrors.length = 0
  })
})
