import type { Locator } from '@playwright/test'
import { expectNoWiderThanScreen } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { enterWithAnOrder, orderCards } from './orders-page.ts'
import { visit } from './visit.ts'

const phone = { width: 360, height: 740 }

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('an order’s card is short on a phone: the day on one line, price and button side by side', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await enterWithAnOrder(page)
  await visit(page, '/orders')
  const card = orderCards(page).first()
  expect((await boxOf(card)).height).toBeLessThanOrEqual(195)

  const promise = card.getByText(/with you by \w+ \d+$/i)
  const [text, pay] = await Promise.all([
    boxOf(promise),
    boxOf(card.getByRole('button', { name: 'Pay Now' })),
  ])
  expect(text.height).toBeLessThan(24)
  expect(text.right).toBeLessThanOrEqual(pay.x)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoWiderThanScreen(page)
})

test('an open order’s buttons fill their row on a phone, below the one that pays', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await enterWithAnOrder(page)
  await visit(page, '/orders')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: '#' }).click()
  await expect(main.getByRole('heading', { name: 'Summary' })).toBeVisible()
  const [heading, pay, save, again] = await Promise.all([
    boxOf(main.getByRole('heading', { level: 1 })),
    boxOf(main.getByRole('button', { name: 'Pay Now' })),
    boxOf(main.getByRole('button', { name: 'Save as package' })),
    boxOf(main.getByRole('button', { name: 'Order again' })),
  ])
  const edge = phone.width - heading.x
  expect(pay.right).toBeCloseTo(edge, 0)
  expect(Math.abs(pay.y + pay.height / 2 - heading.y - heading.height / 2)).toBeLessThan(4)
  expect(save.y).toBe(again.y)
  expect([save.x, again.right]).toEqual([heading.x, edge])
})

test('the summary of an open order stays on a wide screen while its lines are scrolled', async ({
  page,
}) => {
  await enterWithAnOrder(page)
  await page.route('**/api/orders', async (route) => {
    const [order] = await (await route.fetch()).json()
    const [line] = order.orderProducts
    const orderProducts = Array.from({ length: 20 }, (_, place) => ({
      ...line,
      productId: { ...line.productId, productId: place + 1 },
    }))
    await route.fulfill({ json: [{ ...order, orderProducts }] })
  })
  await visit(page, '/orders')
  await page.getByRole('main').getByRole('link', { name: '#' }).click()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toBeInViewport()
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await expect(summary).toBeInViewport({ ratio: 1 })
})
