import type { Page } from '@playwright/test'

const widths = [320, 360, 800, 1280]

/** Controls whose words do not fit into them, and how far the page scrolls sideways, from phones to desktops. */
export async function cutWords(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const cut: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const controls = [...document.querySelectorAll('button, .button, label, h1, h2, h3')]
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
        .map(({ textContent }) => `cut: ${textContent?.trim().slice(0, 60)}`)
      return scrollWidth > clientWidth
        ? [`${scrollWidth - clientWidth} px too wide`, ...controls]
        : controls
    })
    cut.push(...found.map((each) => `${width} px: ${each}`))
  }
  if (before) await page.setViewportSize(before)
  return cut
}
