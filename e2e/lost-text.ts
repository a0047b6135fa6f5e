import type { Page } from './fixtures.ts'

/** The spacing that readers may choose (WCAG 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** How readers enlarge what they read, and the widths at which they do. */
const ways = [
  { name: 'text of 200 %', size: 32, width: 1280 },
  { name: 'wider spacing', size: 16, width: 1280, style: textSpacing },
  { name: 'wider spacing', size: 16, width: 360, style: textSpacing },
]

/** Text that is cut off or lies on other text when the text of the page is larger or wider. */
export async function lostText(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const browser = await page.context().newCDPSession(page)
  const lost: string[] = []
  for (const { name, size, width, style } of ways) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(lostWith, style)
    lost.push(...found.map((each) => `${name}, ${width} px: ${each}`))
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  if (before) await page.setViewportSize(before)
  await browser.detach()
  return lost
}

/** Runs in the page. */
function lostWith(style: string | undefined): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { content-visibility: visible !important } ${style ?? ''}`)
  document.adoptedStyleSheets.push(sheet)
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const excerpt = (element: Element) => `"${element.textContent?.trim().slice(0, 50)}"`
  /** Words in pictures are decoration, `sr-only` is read to others, and what floats may lie above the page. */
  const isLeftOut = (element: Element) => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (around.getAttribute('aria-hidden') === 'true' || around.clientWidth === 1) return true
      if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return true
    }
    return false
  }

  const texts: { element: Element; rects: DOMRect[] }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || !shown(element) || isLeftOut(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    texts.push({ element, rects: [...range.getClientRects()] })
  }

  const cut = texts.flatMap(({ element, rects }) => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      const isCut = rects.some(
        ({ left, right, top, bottom }) =>
          // What lies beside a box altogether is one of several slides.
          (overflowX !== 'visible' &&
            ((left < box.left - 2 && right > box.left + 2) ||
              (right > box.right + 2 && left < box.right - 2))) ||
          (['hidden', 'clip'].includes(overflowY) &&
            (top < box.top - 8 || bottom > box.bottom + 8)),
      )
      if (isCut && around !== document.body && around !== document.documentElement) {
        return [`cut: ${excerpt(element)}`]
      }
    }
    return []
  })

  const covered = texts.flatMap(({ element, rects }, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const lies = rects.some((one) =>
        other.rects.some((two) => {
          const width = Math.min(one.right, two.right) - Math.max(one.left, two.left)
          const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
          return width > 4 && height > 0.5 * Math.min(one.height, two.height)
        }),
      )
      return lies ? [`${excerpt(element)} lies on ${excerpt(other.element)}`] : []
    }),
  )

  const { scrollWidth, clientWidth } = document.documentElement
  const wide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  return [...new Set([...wide, ...cut, ...covered])]
}
