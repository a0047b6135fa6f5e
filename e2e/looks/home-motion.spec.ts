import { expect, test } from '../fixtures.ts'
import { sectionOf, sections } from '../home-page.ts'
import { watchShifts } from '../layout-shifts.ts'
import { visit } from '../visit.ts'

test("the hero's produce changes every 3 seconds until it is paused", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await visit(page, '/')
  const pause = page.getByRole('button', { name: 'Pause pictures' }).first()
  await expect(pause).toBeVisible()
  const picture = page.getByRole('region', { name: 'Packages' }).getByRole('article').first()
  const seen = () =>
    picture
      .getByRole('presentation', { includeHidden: true })
      .evaluateAll((all) =>
        all
          .filter((image) => image.checkVisibility({ opacityProperty: true }))
          .map((image) => image.getAttribute('src')),
      )
  const first = await seen()
  await page.clock.runFor(3000)
  await expect.poll(async () => (await seen()).join()).not.toContain(first.join())
  const second = await seen()
  expect(second).not.toEqual(first)
  await pause.click()
  await page.clock.runFor(9000)
  expect(await seen()).toEqual(second)
})

test('sections rise into view once, within a second, when they are scrolled 100 px into the screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, '/')
  const group = page.getByRole('region', { name: 'How it works' }).getByRole('list')
  const top = await group.evaluate((list) => list.getBoundingClientRect().top)
  const height = page.viewportSize()?.height ?? 0
  await page.evaluate((y) => window.scrollTo(0, y), top - height + 60)
  await expect(group).toHaveAttribute('data-reveal', 'waiting')
  await expect(group).toHaveCSS('opacity', '0')
  await page.evaluate((y) => window.scrollTo(0, y), top - height + 140)
  await expect(group).toHaveAttribute('data-reveal', 'shown')
  await expect(group).toHaveCSS('transition-duration', '1s, 1s')
  await expect(group).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(group).toHaveAttribute('data-reveal', 'shown')
})

test('with reduced motion every section is visible at once', async ({ page }) => {
  await visit(page, '/')
  for (const name of sections) await sectionOf(page, name)
  await expect(page.locator('[data-reveal]')).toHaveCount(0)
})

test('the layout does not shift while the page loads and is scrolled through', async ({ page }) => {
  const shifts = await watchShifts(page)
  await visit(page, '/')
  for (const name of sections) await sectionOf(page, name)
  expect(await shifts()).toBeLessThan(0.05)
})

test("nothing fades from the browser's own colours to the shop's, however late the style sheet comes", async ({
  page,
}) => {
  const styles = Promise.withResolvers<void>()
  await page.route('**/*.css', async (route) => {
    await styles.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const link = page.getByRole('main').getByText('See the products')
  await expect(link).toBeAttached()
  const colour = () => link.evaluate((element) => getComputedStyle(element).color)
  expect(await colour()).toBe('rgb(0, 0, 238)')
  styles.resolve()
  await page.waitForLoadState('networkidle')
  expect(await colour()).toBe('rgb(20, 38, 27)')
})
