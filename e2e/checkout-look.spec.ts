import { placeOrder, readyToOrder } from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'

test('the floating buttons stand beside the page on a desktop, not on it', async ({
  page,
  request,
}) => {
  await readyToOrder(page, request)
  await page.evaluate(() => window.scrollTo(0, 200))
  for (const width of [1024, 1280, 1320, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const place = await placeOrder(page).boundingBox()
    for (const name of ['Help: show me around', 'Back to top']) {
      const button = await page.getByRole('button', { name }).boundingBox()
      const edge = (place?.x ?? 0) + (place?.width ?? 0)
      expect(button?.x, `${name}, ${width} px wide`).toBeGreaterThanOrEqual(edge)
    }
  }
})

test('an address has the width of its card on a phone, and its buttons beside the telephone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await readyToOrder(page, request)
  const card = page.getByRole('button', { name: /^Deliver to Nimali/ })
  const box = await card.boundingBox()
  // The name, the address in two lines, and the telephone at the height of the buttons.
  expect(box?.height).toBeLessThan(140)
  const edit = page.getByRole('button', { name: 'Edit address of Nimali Perera' })
  const telephone = await card.getByText('0771234567').boundingBox()
  const beside = await edit.boundingBox()
  expect(Math.abs((telephone?.y ?? 0) - (beside?.y ?? 0))).toBeLessThan(24)
  await edit.click()
  await expect(page.getByRole('heading', { name: 'Edit address' })).toBeVisible()
})
