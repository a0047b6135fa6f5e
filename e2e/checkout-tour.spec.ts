import type { Page } from '@playwright/test'
import { tokenKey } from '../app/api/token.ts'
import { expectAccessible } from './accessibility.ts'
import {
  aCustomer,
  addAddress,
  atCheckout,
  deliverTo,
  fillCart,
  openCheckout,
  readyToOrder,
  summary,
} from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { reload, visit } from './visit.ts'

const steps = [
  'Welcome to your checkout',
  'What you buy',
  'Where it goes',
  'What it costs',
  'Place your order',
]
const tour = (page: Page) => page.getByRole('dialog', { name: /.+/ })
const help = (page: Page) => page.getByRole('button', { name: 'Help: show me around' })
const isCompleted = (page: Page) =>
  page.evaluate(() => localStorage.getItem('checkout tour completed') !== null)

/** While the tour moves to a step it takes no keys; until it stands still, it marks the step's part. */
const expectStandingStill = (page: Page) =>
  expect(page.locator('[aria-controls="driver-popover-content"]')).toHaveCount(0)

/** Goes through the tour from its current step; returns the steps that it showed. */
async function walkThrough(page: Page): Promise<string[]> {
  const seen: string[] = []
  for (;;) {
    const title = tour(page).getByRole('heading')
    await expect(title).not.toHaveText(seen.at(-1) ?? '')
    seen.push(await title.innerText())
    const done = tour(page).getByRole('button', { name: 'Done' })
    if (await done.isVisible()) {
      await done.click()
      await expect(tour(page)).toBeHidden()
      return seen
    }
    await tour(page).getByRole('button', { name: 'Next' }).click()
  }
}

test.describe('for customers who have not seen it', () => {
  test.use({ hasSeenTour: false })

  test('the tour starts by itself, 1.5 s after the page has loaded, and once no form is open', async ({
    page,
    request,
  }) => {
    const customer = await aCustomer(request)
    await fillCart(request, customer)
    const addresses = await hold(page, /search-by-user/)
    await page.clock.install()
    await openCheckout(page, customer)
    await expect(summary(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await addresses.release()
    await expect(async () => {
      await page.clock.runFor(10)
      const isLoaded = await page.getByText('You have no saved address yet.').isVisible()
      expect(isLoaded).toBe(true)
    }).toPass()
    await page.clock.runFor(1400)
    await expect(tour(page)).toBeHidden()
    await page.getByRole('button', { name: 'Add New Address' }).click()
    await page.clock.runFor(5000)
    await expect(tour(page)).toBeHidden()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.clock.runFor(1400)
    await expect(tour(page)).toBeHidden()
    await page.clock.runFor(200)
    await expect(tour(page).getByRole('heading')).toHaveText('Welcome to your checkout')
  })

  for (const [away, go] of [
    ['has left the page', (page) => page.goBack()],
    ['types an address', (page) => page.getByRole('button', { name: 'Add New Address' }).click()],
  ] satisfies [string, (page: Page) => Promise<unknown>][]) {
    test(`it does not start if its script arrives when the customer ${away}`, async ({
      page,
      request,
    }) => {
      const customer = await aCustomer(request)
      await fillCart(request, customer)
      await page.addInitScript(({ key, token }) => localStorage.setItem(key, token), {
        key: tokenKey,
        token: customer.token,
      })
      await visit(page, '/packages')
      const script = await hold(page, /\/tour-.*\.js/)
      const asked = page.waitForRequest(/\/tour-.*\.js/)
      await page.getByRole('link', { name: 'Cart' }).first().click()
      const address = (await asked).url()
      await go(page)
      await expect(summary(page)).toBeHidden()
      script.pass()
      await script.release()
      // Once it has run, and the page has had time to follow.
      await page.evaluate(async (loaded) => {
        await import(loaded)
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      }, address)
      await expect(tour(page)).toHaveCount(0)
      expect(await isCompleted(page)).toBe(false)
    })
  }

  test('it starts again after it was left halfway, not after it was completed', async ({
    page,
    request,
  }) => {
    await atCheckout(page, request)
    await expect(tour(page)).toBeVisible()
    await reload(page)
    await expect(tour(page)).toBeVisible()
    expect(await isCompleted(page)).toBe(false)
    expect(await walkThrough(page)).toEqual(steps.slice(0, 4))
    expect(await isCompleted(page)).toBe(true)

    await page.clock.install()
    await reload(page)
    await expect(summary(page)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(tour(page)).toBeHidden()
  })

  test('closing it by its button, Escape or a click beside it ends it', async ({
    page,
    request,
  }) => {
    await atCheckout(page, request)
    const ways: (() => Promise<void>)[] = [
      () => tour(page).getByRole('button', { name: 'Close the tour' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ]
    for (const close of ways) {
      await expect(tour(page)).toBeVisible()
      // While the tour is still moving into place it takes neither keys nor clicks.
      await expect(async () => {
        await close()
        await expect(tour(page)).toBeHidden({ timeout: 1_000 })
      }).toPass()
      expect(await isCompleted(page)).toBe(true)
      await page.evaluate(() => localStorage.removeItem('checkout tour completed'))
      await help(page).click()
    }
  })
})

test('on request, the tour shows the parts that are on the page', async ({ page, request }) => {
  const loaded: string[] = []
  page.on('request', (call) => loaded.push(call.url()))
  const customer = await aCustomer(request)
  await openCheckout(page, customer)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(loaded.filter((url) => url.includes('/tour-'))).toEqual([])
  await help(page).click()
  expect(await walkThrough(page)).toEqual(steps.slice(0, 1))
  expect(loaded.filter((url) => url.includes('/tour-'))).not.toEqual([])

  await fillCart(request, customer)
  await addAddress(request, customer)
  await reload(page)
  await expect(page.getByRole('button', { name: /^Deliver to Nimali/ })).toBeVisible()
  await help(page).click()
  expect(await walkThrough(page)).toEqual(steps.slice(0, 4))
  await deliverTo(page, 'Nimali')
  await help(page).click()
  expect(await walkThrough(page)).toEqual(steps)
  await expect(help(page)).toBeFocused()
})

test('the tour works by keyboard, keeps the focus, and is accessible', async ({
  page,
  request,
}) => {
  await readyToOrder(page, request)
  await help(page).focus()
  await page.keyboard.press('Enter')
  const button = (name: string) => tour(page).getByRole('button', { name })
  await expect(button('Next')).toBeFocused()
  const moving = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length
  await expect.poll(() => page.evaluate(moving)).toBe(0)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(tour(page).getByRole('heading')).toHaveText('What you buy')
  await expect(button('Next')).toBeFocused()
  await expect(tour(page)).toContainText('2 of 5')
  await expectAccessible(page)
  for (const next of ['Close the tour', 'Back', 'Next']) {
    await page.keyboard.press('Tab')
    await expect(button(next)).toBeFocused()
  }
  await expectStandingStill(page)
  await page.keyboard.press('ArrowRight')
  await expect(tour(page).getByRole('heading')).toHaveText('Where it goes')
  await expectStandingStill(page)
  await page.keyboard.press('ArrowLeft')
  await expect(tour(page).getByRole('heading')).toHaveText('What you buy')
  await expectStandingStill(page)
  await page.keyboard.press('Escape')
  await expect(tour(page)).toBeHidden()
  await expect(help(page)).toBeFocused()
})
