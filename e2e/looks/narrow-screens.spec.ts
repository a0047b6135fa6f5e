import { enterAsNewcomer, expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { visit } from '../visit.ts'

test('the top bar of a customer fits where it begins to show its links', async ({ page }) => {
  await enterAsNewcomer(page)
  await page.setViewportSize({ width: 769, height: 740 })
  await visit(page, '/products')
  const signOut = page.getByRole('button', { name: 'Sign Out' })
  await expect(signOut).toBeVisible()
  await expectNoWiderThanScreen(page)
  const lines = await signOut.evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})
