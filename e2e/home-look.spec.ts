import { expect, test } from './fixtures.ts'
import { sectionOf } from './home-page.ts'
import { visit } from './visit.ts'

test('both packages of the hero end on the first screen of a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/')
  for (const card of await page
    .getByRole('region', { name: 'Packages' })
    .getByRole('article')
    .all()) {
    const box = await card.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  }
})

for (const width of [640, 768, 1024]) {
  test(`the three steps stand side by side, over the whole page, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/')
    const steps = (await sectionOf(page, 'How it works')).getByRole('listitem')
    await expect(steps).toHaveCount(3)
    const boxes = await steps.evaluateAll((items) =>
      items.map((item) => {
        const { top, left, right } = item.getBoundingClientRect()
        return { top, left, right }
      }),
    )
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    const [first, last] = [boxes.at(0), boxes.at(-1)]
    expect(last?.right).toBeCloseTo(width - (first?.left ?? 0), 0)
    expect(first?.left).toBeLessThan(width / 10)
  })
}

test('the cloth of produce stays clear of the teeth of its field', async ({ page }) => {
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/')
    const field = await sectionOf(page, 'Fresh like a morning at the pola')
    const { cloth, teeth } = await field.evaluate((section) => ({
      cloth: section.querySelector('.cloth')?.getBoundingClientRect().bottom,
      teeth: [...section.querySelectorAll('.tooth')].at(-1)?.getBoundingClientRect().top,
    }))
    expect(cloth, `${width} px wide`).toBeLessThan(teeth ?? 0)
  }
})
