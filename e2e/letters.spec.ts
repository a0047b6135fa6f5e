import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

/** The letters of the language switch, 1.9 kB. */
const labels = ['labels']
const latin = ['stick-no-bills-latin', 'yaldevi-latin']
const lettersOf = {
  '/products': [...labels, ...latin],
  '/si/products': [...labels, ...latin, 'sinhala-headlines', 'yaldevi-sinhala'],
  '/ta/products': [...labels, ...latin, 'tamil-headlines', 'anek-tamil-tamil'],
}

for (const [path, fonts] of Object.entries(lettersOf)) {
  test(`${path} loads the letters of its language and no others`, async ({ page }) => {
    const loaded = new Set<string>()
    page.on('request', (request) => {
      const [, name] = /\/([\w-]+?)(?:-wght-normal)?-[\w-]{8}\.woff2/.exec(request.url()) ?? []
      if (name) loaded.add(name)
    })
    await visit(page, path)
    await page.evaluate(() => document.fonts.ready)
    expect(loaded).toEqual(new Set(fonts))
  })
}

for (const path of ['/si', '/ta']) {
  test(`headlines of ${path} are as high as their letters`, async ({ page }) => {
    await visit(page, path)
    const lines = await page.getByRole('heading').evaluateAll((headings) =>
      headings.map((heading) => {
        const { fontSize, lineHeight } = getComputedStyle(heading)
        return [
          heading.textContent,
          Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
        ] as const
      }),
    )
    expect(lines.length).toBeGreaterThan(5)
    for (const [text, line] of lines) expect(line, text).toBeGreaterThanOrEqual(1.2)
  })
}
