import { anOperator } from './back-office.ts'
import { openBlocking } from './block-panel.ts'
import { aCustomer } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'

/** A web server before the shop answers matching calls in its place; with `isDone` after the shop has done its work. */
async function answerInPlace(page: Page, calls: string, status: number, isDone = false) {
  await page.route(calls, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    if (isDone) await route.fetch()
    const body = `<html><h1>${status}</h1><hr>nginx</html>`
    await route.fulfill({ status, contentType: 'text/html', body })
  })
}

const answers = [
  [413, 'This is too large to be sent to the shop. Nothing was saved.'],
  [429, 'Too much was asked of the shop in a short time, so nothing was done.'],
  [403, 'Something on the way to the shop refused this, so nothing was done.'],
  [503, 'The shop does not answer at the moment. Please wait a minute and try again.'],
] as const

test('an operator reads what to do when a web server answers in the place of the shop', async ({
  page,
  consoleErrors,
}) => {
  const { id: customerId } = await aCustomer(page.request)
  await anOperator(page)
  const { panel, reason, block } = await openBlocking(page, customerId)
  const failure = panel.getByRole('alert')
  for (const [status, words] of answers) {
    await page.unrouteAll()
    await answerInPlace(page, '**/block', status)
    await block.click()
    await expect(failure).toContainText(words)
  }
  await expect(reason).toHaveValue('Orders and never pays')

  // Of the answer that the web server gave up waiting for.
  await page.unrouteAll()
  await answerInPlace(page, '**/block', 504, true)
  await block.click()
  await expect(failure).toContainText('The shop does not answer at the moment.')
  await page.unrouteAll()
  await block.click()
  await expect(failure).toContainText('Somebody else has changed this since you opened it')
  await expect(failure).toContainText('perhaps it was done then')
  // Of the answers with 5xx.
  consoleErrors.length = 0
})
