import type { Page } from '@playwright/test'
import { enterAsNewcomer } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

const message = (page: Page) => page.getByText('Product added to cart successfully!')

async function showToast(page: Page) {
  await enterAsNewcomer(page)
  await visit(page, '/products')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(message(page)).toBeVisible()
}

/** The state of the animation at whose end the toast closes, after 3 seconds. */
const countdown = (page: Page) => () =>
  page.evaluate(() => {
    const ofSeconds = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().duration === 3000)
    return ofSeconds.map(({ playState }) => playState)
  })

test('a toast comes at the top right and closes after 3 seconds', async ({ page }) => {
  await showToast(page)
  const { width } = page.viewportSize() ?? { width: 0 }
  const { x = 0, y = 0, width: own = 0 } = (await message(page).boundingBox()) ?? {}
  expect(x).toBeGreaterThan(width / 2)
  expect(width - x - own).toBeLessThan(100)
  expect(y).toBeLessThan(150)
  await expect.poll(countdown(page)).toEqual(['running'])
  await expect(message(page)).toHaveCount(0)
})

test('a toast stays while the pointer is on it', async ({ page }) => {
  await showToast(page)
  await message(page).hover()
  await expect.poll(countdown(page)).toEqual(['paused'])
  await page.mouse.move(0, 0)
  await expect.poll(countdown(page)).toEqual(['running'])
})

test('a toast can be dragged away', async ({ page }) => {
  await showToast(page)
  // While it is dragged it cannot close by itself.
  await page.evaluate(() => {
    for (const each of document.getAnimations()) each.pause()
  })
  await message(page).hover()
  const { x = 0, y = 0 } = (await message(page).boundingBox()) ?? {}
  await page.mouse.down()
  await page.mouse.move(x - 300, y + 10, { steps: 10 })
  await page.mouse.up()
  await expect(message(page)).toHaveCount(0)
})
