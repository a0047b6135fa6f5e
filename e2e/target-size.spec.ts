import { expectLargeTargets } from './accessibility.ts'
import { readyToOrder } from './checkout-shop.ts'
import { test } from './fixtures.ts'
import { packagePage, productPage } from './public-pages.ts'
import { visit } from './visit.ts'

test('what is pressed is large enough, on phones, tablets and desktops', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/products', productPage, '/packages', packagePage, '/signup']) {
    await visit(page, path)
    for (const width of [360, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectLargeTargets(page)
    }
  }
  await readyToOrder(page, request)
  await expectLargeTargets(page)
})
