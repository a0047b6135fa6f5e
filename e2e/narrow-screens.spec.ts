import { expectNoWiderThanScreen } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { publicPages } from './public-pages.ts'
import { visit } from './visit.ts'

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
