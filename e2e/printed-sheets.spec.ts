import { anOperator } from './back-office.ts'
import { call } from './call.ts'
import { expect, type Page, test } from './fixtures.ts'
import { comeBack } from './look-again.ts'
import { aPaidOrder } from './paid-order.ts'
import { paper } from './paper.ts'

/** An order of so many goods that no sheet has room for them on one page. */
async function aLongOrder(page: Page): Promise<number> {
  const surname = `Jayawardena${Date.now()}`
  const path = 'products?status=IN STOCK&page=1&pageSize=45'
  await aPaidOrder(page, `Kamala ${surname}`, { path, quantity: 1 })
  await anOperator(page)
  const { items } = await call(page.request, 'GET /admin/orders', { query: { search: surname } })
  return items[0]?.id ?? 0
}

test('paper shows the sheet alone, in black and white, and cuts no row', async ({ page }) => {
  const id = await aLongOrder(page)
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  for (const sheet of ['picking', 'slips', 'invoices']) {
    await page.goto(`/admin/orders/print/${sheet}?ids=${id}`)
    await expect(page.getByRole('main').getByRole('img', { name: 'JOY Box' })).toBeVisible()
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    const cut = await page
      .locator('main tbody tr, main .kept-whole')
      .evaluateAll((rows) =>
        rows.filter((row) => getComputedStyle(row).breakInside !== 'avoid').map(String),
      )
    expect(cut, sheet).toEqual([])
    const tooWide = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(tooWide), sheet).toBeLessThanOrEqual(0)
  }
})

test('a picking sheet of several pages has page numbers', async ({ page }) => {
  const id = await aLongOrder(page)
  await page.emulateMedia({ media: 'print' })
  await page.goto(`/admin/orders/print/picking?ids=${id}`)
  const boxes = page.getByRole('region', { name: `Order ${id}` })
  await expect(boxes.getByRole('listitem')).toHaveCount(45)
  const numbered = page.locator('.numbered-sheet')
  await expect(numbered).toHaveCSS('page', 'numbered')
})

test('a sheet that cannot be loaded again stays as it is, without a failure to be printed', async ({
  page,
  consoleErrors,
}) => {
  const id = await aLongOrder(page)
  await page.goto(`/admin/orders/print/picking?ids=${id}`)
  const boxes = page.getByRole('region', { name: `Order ${id}` })
  await expect(boxes).toBeVisible()
  let lost = 0
  await page.route('**/order-documents?*', async (route) => {
    await route.abort()
    lost += 1
  })
  await comeBack(page)
  // It is tried twice more.
  await expect.poll(() => lost).toBe(3)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(boxes).toBeVisible()
  // Of the calls that were lost.
  consoleErrors.length = 0
})

test('on a phone sheets fit the screen in every language', async ({ page }) => {
  const id = await aLongOrder(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const main = page.getByRole('main')
  for (const sheet of ['picking', 'slips']) {
    await page.goto(`/admin/orders/print/${sheet}?ids=${id}`)
    for (const [language, locale] of [
      ['සිංහල', 'si-LK'],
      ['தமிழ்', 'ta-LK'],
      ['English', 'en-LK'],
    ] as const) {
      await page.getByLabel('Language').selectOption(language)
      await expect(main.locator(`[lang="${locale}"]`).first()).toBeVisible()
      const tooWide = () => document.documentElement.scrollWidth - window.innerWidth
      await expect.poll(() => page.evaluate(tooWide), `${sheet} ${language}`).toBeLessThanOrEqual(0)
      const title = await main.getByRole('heading', { level: 2 }).first().evaluate(areaOfText)
      const mark = await main.getByRole('img', { name: 'JOY Box' }).first().evaluate(areaOf)
      const isApart = title.right < mark.left || mark.bottom <= title.top
      expect(isApart, `${sheet} ${language}`).toBe(true)
    }
  }
})

const areaOf = (element: Element) => element.getBoundingClientRect().toJSON()

function areaOfText(element: Element) {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect().toJSON()
}
