import type { Page } from '@playwright/test'
import { aCategory, aProductWord, firstWord, lastPackage } from '../demo-goods.ts'
import { expect, test } from '../fixtures.ts'
import { visit } from '../visit.ts'

/** Holds back matching requests until they are released. */
async function holdBack(page: Page, url: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

/** The URLs of scripts, in the order in which the browser requests them. */
function scriptsAskedFor(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url())
  })
  return urls
}

/** The names of the paints that the browser has reported. */
function paints(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name))
}

test('scripts do not compete with what is seen first, and load once the page is painted', async ({
  page,
}) => {
  const scripts = scriptsAskedFor(page)
  const release = await holdBack(page, '**/*.css')
  await page.goto('/products', { waitUntil: 'commit' })
  await expect(page.locator('main')).toBeAttached()
  expect(scripts).toEqual([])

  release()
  const category = page.getByRole('button', { name: aCategory.name })
  await expect(async () => {
    await category.click()
    await expect(category).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
})

test('scripts wait for the first paint of content, not for one of an empty ground', async ({
  page,
}) => {
  // Nothing but the ground is painted, and the page does not finish loading.
  await page.addInitScript(() => {
    const hide = (_changes: unknown, observer: MutationObserver) => {
      document.documentElement.style.visibility = 'hidden'
      observer.disconnect()
    }
    new MutationObserver(hide).observe(document, { childList: true })
  })
  const release = await holdBack(page, '**/media/**')
  const scripts = scriptsAskedFor(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => paints(page)).toEqual(['first-paint'])
  expect(scripts).toEqual([])

  await page.evaluate(() => {
    document.documentElement.removeAttribute('style')
  })
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  release()
})

test('the first paint waits neither for scripts nor for what is far below the screen', async ({
  page,
}) => {
  await holdBack(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => paints(page)).toContain('first-contentful-paint')

  const heading = page.getByRole('contentinfo').getByRole('heading')
  const isRendered = () =>
    heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isRendered()).toBe(false)
  // Sections that come near the screen get their true height.
  await expect(async () => {
    await heading.scrollIntoViewIfNeeded()
    expect(await isRendered()).toBe(true)
  }).toPass()
})

test('on a phone the boxes below the first load their pictures with the script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const pictures = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/media/')) pictures.add(request.url())
  })
  const scripts = scriptsAskedFor(page)
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/packages', { waitUntil: 'commit' })
  // Scripts are asked for once the page is painted.
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  const inFirst = await page.getByRole('article').first().locator('img').count()
  expect(pictures.size).toBe(inFirst)
  release()
  await expect.poll(() => pictures.size).toBeGreaterThan(inFirst)
})

test('a page that is not painted, as in a background tab, starts too', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  const scripts = scriptsAskedFor(page)
  await page.goto('/products')
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
})

for (const { path, typed, found } of [
  { path: '/products', typed: aProductWord, found: /^\d+ products?$/ },
  { path: '/packages', typed: firstWord(lastPackage.name), found: lastPackage.name },
]) {
  test(`what is typed into the search of ${path} before its script has loaded is searched for`, async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const box = page.getByRole('searchbox', { name: `Search ${path.slice(1)}` })
    await box.fill(typed)
    release()
    await expect(page).toHaveURL(`${path}?q=${typed}`)
    await expect(page.getByText(found).first()).toBeVisible()
    await expect(box).toHaveValue(typed)
  })
}

for (const path of ['/products', '/packages']) {
  test(`${path} makes no formatter of Intl, whose first one takes a slow phone 100 ms`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const made: string[] = []
      Object.assign(window, { made })
      for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'PluralRules'] as const) {
        const handler = {
          construct(formatter: typeof Intl.NumberFormat, given: unknown[]) {
            made.push(name)
            return Reflect.construct(formatter, given)
          },
        }
        Object.assign(Intl, { [name]: new Proxy(Intl[name], handler) })
      }
    })
    await visit(page, path)
    expect(await page.evaluate('made')).toEqual([])
  })
}
