import type { Locator } from '@playwright/test'
import { listTexts as english } from '../../domain/texts/en/list-choices.ts'
import { listTexts as sinhala } from '../../domain/texts/si/list-choices.ts'
import { listTexts as tamil } from '../../domain/texts/ta/list-choices.ts'
import { enterAsNewcomer, expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { visit } from '../visit.ts'

test('the top bar of a customer fits where it begins to show its links', async ({ page }) => {
  await enterAsNewcomer(page)
  await page.setViewportSize({ width: 769, height: 740 })
  await visit(page, '/products')
  const signOut = page.getByRole('button', { name: 'Sign Out' })
  await expect(signOut).toBeVisible()
  await expectNoWiderThanScreen(page)
  const lines = await signOut.evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

const wordings = { '': english, '/si': sinhala, '/ta': tamil }
for (const [prefix, texts] of Object.entries(wordings)) {
  test(`the fields for the list are as wide as the column at ${prefix}/products`, async ({
    page,
  }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await visit(page, `${prefix}/products`)
      const column = await edgesOf(page.getByRole('main').getByRole('searchbox'))
      await page.getByText(texts.filter(0), { exact: true }).click()
      const field = (name: string) => edgesOf(page.getByLabel(name, { exact: true }))
      for (const choice of [texts.sort, texts.diet]) {
        expect(await field(choice)).toMatchObject({ left: column.left, right: column.right })
      }
      const [from, to] = await Promise.all([field(texts.from), field(texts.to)])
      expect({ left: from.left, right: to.right }).toEqual({
        left: column.left,
        right: column.right,
      })
      expect(to.bottom).toBe(from.bottom)
    }
  })
}

function edgesOf(part: Locator) {
  return part.evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect()
    return { left, right, bottom }
  })
}
