import type { Locator } from '@playwright/test'
import { expect, type Page } from './fixtures.ts'

/** More stops than any page has before its footer. */
const mostStops = 150

/** Presses Tab until this control has the focus. Everything on the way has to be seen when it has the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  // Nobody sees a page before its style sheet has come.
  await page.waitForLoadState()
  for (let stops = 0; stops < mostStops; stops++) {
    if (await isFocused(control)) return
    await page.keyboard.press(key)
    expect(await page.evaluate(faultOfFocus), page.url()).toBeUndefined()
  }
  throw new Error(`No way to ${control} with ${key}`)
}

const isFocused = (control: Locator) =>
  control.evaluateAll((controls) => controls.includes(document.activeElement as HTMLElement))

/** Why the focus cannot be seen; undefined if it can (WCAG 2.4.7 and 2.4.11). */
function faultOfFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return
  // A control that is drawn by its label shows the focus there.
  const shown = focused.clientWidth > 1 ? focused : (focused.closest('label') ?? focused)
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? shown.textContent?.trim().slice(0, 40)}`
  const { outlineStyle, outlineWidth } = getComputedStyle(shown)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `${name}: no outline`
  const isSeen = [...shown.getClientRects()].some(({ left, right, top, bottom }) =>
    [0.1, 0.5, 0.9].some((share) => {
      const x = left + (right - left) * share
      const y = top + (bottom - top) * share
      const front = document.elementFromPoint(x, y)
      return front !== null && (shown.contains(front) || front.contains(shown))
    }),
  )
  if (!isSeen) return `${name}: hidden behind something, or outside of the screen`
}
