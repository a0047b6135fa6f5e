import { enterAsNewcomer, expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { publicPages } from '../public-pages.ts'
import { visit } from '../visit.ts'

// 640 px is the width of a 1280 px screen at 200 % zoom.
for (const width of [320, 640]) {
  test(`no public page is wider than a screen of ${width} px, or logs an error`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const path of publicPages) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached()
      await expectNoWiderThanScreen(page)
    }
  })
}

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
