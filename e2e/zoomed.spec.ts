import { atCheckout } from './checkout-shop.ts'
import { addFromShelf, box, openBuilder, pressInBox } from './custom-packages-page.ts'
import { enterAsNewcomer } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { visit } from './visit.ts'

// What a zoom of 400 % leaves of a window of 1280 × 1024 (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 } })

test('at a zoom of 400 % every entry of the menu can be reached', async ({ page }) => {
  await visit(page, '/products')
  await expectNothingAbove(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test('at a zoom of 400 % everything in a dialog can be reached', async ({ page }) => {
  await visit(page, '/packages')
  await expectNothingAbove(page)
  await page
    .getByRole('button', { name: /more items/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  // A click on it is tried only.
  await dialog.getByRole('listitem').first().click({ trial: true })
  await dialog.getByRole('listitem').last().click({ trial: true })
  await dialog.getByRole('button', { name: 'Login to Add to Cart' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('at a zoom of 400 % no bar stays above the home page', async ({ page }) => {
  await visit(page, '/')
  await expectNothingAbove(page)
})

test('at a zoom of 400 % no bar stays above the builder, and its messages come one by one', async ({
  page,
}) => {
  await page.addInitScript(keepMessages)
  await enterAsNewcomer(page)
  await openBuilder(page)
  await addFromShelf(page, 0)
  await expectNothingAbove(page)

  await pressInBox(page, 'Remove')
  const save = box(page).getByRole('button', { name: 'Save Package' })
  const messages = page.getByRole('region', { name: /notifications/i }).getByRole('alert')
  for (let time = 0; time < 3; time++) await save.press('Enter')
  for (let time = 0; time < 3; time++) {
    await expect(messages).toHaveCount(1)
    await expect(messages).toHaveText('Please add at least one item to the package')
    expect((await messages.boundingBox())?.height).toBeLessThan(256 / 3)
    const closed = await messages.elementHandle()
    await page.getByRole('button', { name: 'Close message' }).click()
    await closed?.waitForElementState('hidden')
  }
  await expect(messages).toHaveCount(0)
})

test('at a zoom of 400 % the help of the checkout is seen as soon as it has the focus', async ({
  page,
  request,
}) => {
  await atCheckout(page, request)
  await tabTo(page, page.getByRole('button', { name: 'Help: show me around' }))
})

/** Runs in the page from its start: stops the clock that closes a message after three seconds. */
function keepMessages() {
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element)) return
    for (const animation of target.getAnimations()) {
      if (Number(animation.effect?.getTiming().duration) >= 3000) animation.pause()
    }
  })
}

async function expectNothingAbove(page: Page) {
  const staying = await page.evaluate(() => {
    window.scrollTo(0, 400)
    const layers = [10, 250].flatMap((y) => document.elementsFromPoint(160, y))
    return layers
      .filter((layer) => ['fixed', 'sticky'].includes(getComputedStyle(layer).position))
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
  })
  expect(staying, page.url()).toEqual([])
}
