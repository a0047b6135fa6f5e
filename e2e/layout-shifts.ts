import type { Page } from '@playwright/test'

/** Adds up how far the next page's parts move by themselves, as browsers do. Returns the sum so far. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    new PerformanceObserver((list) => {
      // The field is not in the DOM's types yet.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.sum += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  return () =>
    page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      // What has just changed moves in the next frame, and is reported after it.
      await frame()
      await frame()
      return (window as unknown as { shifts: { sum: number } }).shifts.sum
    })
}
