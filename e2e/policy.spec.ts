import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

test('a script that gets into an open page does not run, and the browser reports it', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, '/charities')
  const reported = page.waitForResponse('**/policy-reports')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
  })
  expect((await reported).status()).toBe(204)
  await expect(page).not.toHaveTitle('taken over')
  expect(consoleErrors).toHaveLength(1)
  expect(consoleErrors.pop()).toMatch(/Content Security Policy/)
})
