import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { writeSameWords } from './same-words.ts'

const bothWidths = [1280, 360]
const height = 800
/** Most pages repeat themselves further down. */
const mostHigh = 800

type Options = {
  widths?: readonly number[]
  /** What stands between top bar and foot, unless it is everything, only what is on the screen, or one part. */
  part?: 'PAGE' | 'SCREEN' | Locator | undefined
  /** What is not compared. */
  mask?: Locator[]
}

/** Compares a page as it is now with its pictures, wide and narrow. A picture that differs does not end the test. */
export async function expectPictures(
  page: Page,
  name: string,
  { widths = bothWidths, part, mask = [] }: Options = {},
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await settle(page)
    await expect
      .soft(page)
      .toHaveScreenshot(`${name}-${width}.png`, { ...(await areaOf(page, part)), mask })
  }
}

async function areaOf(page: Page, part: Options['part']) {
  if (typeof part === 'string') return { fullPage: part === 'PAGE' }
  const box = await (part ?? page.getByRole('main')).boundingBox()
  if (!box) throw new Error('The page does not show this part')
  return { fullPage: true, clip: { ...box, height: Math.min(box.height, mostHigh) } }
}

/** Waits until everything that the page shows is loaded, also far below the screen. */
async function settle(page: Page): Promise<void> {
  // What was pressed last would look as if it were about to be pressed again.
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo(0, 0)
  })
  await page.evaluate(() => document.fonts.ready)
  const missing = () => [...document.images].filter(({ complete }) => !complete).length
  await expect.poll(() => page.evaluate(missing)).toBe(0)
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())))
  await writeSameWords(page)
}
