import { aSavedPackage, card } from './custom-packages-page.ts'
import { enterAsNewcomer } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

const longName = 'Seventy letters are the name of a box for the whole family at home 70'

test('a long name takes two lines of a box’s plate, which stays on its band', async ({ page }) => {
  const { calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, longName)
  await visit(page, '/custom_packages')
  const shown = card(page, longName)
  await expect(shown.getByRole('heading', { name: longName })).toBeVisible()
  const [plate, band] = [
    await shown.locator('.plate').boundingBox(),
    await shown.locator('.band').boundingBox(),
  ]
  expect(plate?.height).toBeLessThanOrEqual(band?.height ?? 0)
})

test('a few products lie in a box without a hole between them, and without hovering', async ({
  page,
}) => {
  const { calls } = await enterAsNewcomer(page)
  for (const count of [1, 2, 3, 4]) await aSavedPackage(page, calls, `${count} things`, count)
  await visit(page, '/custom_packages')
  for (const count of [1, 2, 3, 4]) {
    const shown = card(page, `${count} things`)
    const pictures = shown.locator('.pile img')
    await expect(pictures).toHaveCount(count)
    const { rim, heap } = await shown.locator('.box').evaluate((box) => {
      const edges = (part: Element) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return { left, right, top, bottom }
      }
      const heap = [...box.querySelectorAll('.pile img')].map(edges)
      const [rim = edges(box)] = [...box.querySelectorAll('.rim')].map(edges)
      return { rim, heap: heap.toSorted((one, other) => one.left - other.left) }
    })
    const middle = (rim.left + rim.right) / 2
    const [first, last] = [heap[0]?.left ?? 0, Math.max(...heap.map(({ right }) => right))]
    expect(Math.abs((first + last) / 2 - middle), `${count} in the middle`).toBeLessThan(8)
    for (const [place, picture] of heap.entries()) {
      const next = heap[place + 1]
      if (next) expect(picture.right, `${count}: no hole`).toBeGreaterThan(next.left)
    }
    const lowest = heap.filter(({ bottom }) => bottom > rim.top)
    expect(lowest.length, `${count} in the box`).toBeGreaterThanOrEqual(Math.min(count, 3))
  }
})
