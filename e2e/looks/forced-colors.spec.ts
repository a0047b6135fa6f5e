import type { Locator } from '@playwright/test'
import { demoCustomer } from '../../demo/customer.ts'
import { anOperator } from '../back-office.ts'
import { readyToOrder } from '../checkout-shop.ts'
import { enter } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { visit } from '../visit.ts'

// High contrast of Windows and the like.
test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  colorScheme: 'dark',
})

/** How a control looks, without its words. */
const lookOf = (control: Locator) =>
  control.evaluate((element) =>
    [getComputedStyle(element), getComputedStyle(element, '::after')].map(
      ({ backgroundColor, borderColor, content, textDecorationLine }) =>
        content === 'none' ? '' : { backgroundColor, borderColor, textDecorationLine },
    ),
  )

async function expectDifferent(chosen: Locator, other: Locator) {
  expect(await lookOf(chosen)).not.toEqual(await lookOf(other))
}

/** A background and a shadow, by which it stands out otherwise, are not there. */
async function expectEdge(part: Locator) {
  await expect(part).not.toHaveCSS('border-top-width', '0px')
  await expect(part).not.toHaveCSS('border-top-style', 'none')
}

test('with forced colours one still sees what is chosen', async ({ page }) => {
  await enter(page, demoCustomer)
  await visit(page, '/products')
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  await expectDifferent(link('Products'), link('Packages'))
  const chip = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  await expectDifferent(chip('All'), chip('Rice'))
  const pages = page.getByRole('navigation', { name: 'Products pages' })
  await expectDifferent(
    pages.getByRole('link', { name: 'Page 1', exact: true }),
    pages.getByRole('link', { name: 'Page 2', exact: true }),
  )

  await visit(page, '/orders')
  await expectDifferent(
    page.getByRole('button', { name: /^All/ }),
    page.getByRole('button', { name: /^PAID/ }),
  )
  const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  await expectDifferent(tab('Orders'), tab('Profile'))
})

test('with forced colours one still sees in which area of the back office one is', async ({
  page,
}) => {
  await anOperator(page)
  await page.goto('/admin/orders')
  const area = (name: string) =>
    page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name, exact: true })
  await expect(area('Orders')).toBeVisible()
  // The system gives all links the same colour, and no background but that of the page.
  const colour = (link: Locator) => link.evaluate((each) => getComputedStyle(each).color)
  expect(await colour(area('Orders'))).not.toBe(await colour(area('Products')))
})

test('with forced colours the logo suits the background, and what lies above the page has an edge', async ({
  page,
  request,
}) => {
  await visit(page, '/packages')
  const logo = page.getByRole('banner').getByRole('img')
  const file = () => logo.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(await file()).toContain('on-leaf')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(file).not.toContain('on-leaf')

  await page
    .getByRole('button', { name: /more items/ })
    .first()
    .click()
  await expectEdge(page.getByRole('dialog'))
  await page.keyboard.press('Escape')

  const { packageName } = await readyToOrder(page, request)
  await expectEdge(page.getByRole('button', { name: 'Help: show me around' }))
  await page
    .getByRole('button', { name: new RegExp(`^Remove .*${packageName}`) })
    .first()
    .focus()
  // The focus may have scrolled the page, and then the button is out of the way until it has the focus.
  await page.getByRole('button', { name: 'Help: show me around' }).press('Enter')
  await expectEdge(page.getByRole('dialog'))
})
