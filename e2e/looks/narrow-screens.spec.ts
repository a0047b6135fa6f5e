import type { Locator } from '@playwright/test'
import { demoCustomer } from '../../demo/customer.ts'
import { listTexts as english } from '../../domain/texts/en/list-choices.ts'
import { listTexts as sinhala } from '../../domain/texts/si/list-choices.ts'
import { listTexts as tamil } from '../../domain/texts/ta/list-choices.ts'
import { brokenWords } from '../broken-words.ts'
import { enter, enterAsNewcomer, expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { productPage } from '../public-pages.ts'
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

for (const prefix of Object.keys(wordings)) {
  test(`no word of facts and links is broken under ${prefix}/`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await visit(page, prefix + productPage)
    const facts = page.getByRole('main').locator('dl')
    await expect(facts).toBeVisible()
    expect(await brokenWords(facts)).toEqual([])

    const calls = await enter(page, demoCustomer)
    const [order] = await calls.get('/orders')
    await visit(page, `${prefix}/orders?order=${order.orderId}`)
    const names = page.getByRole('main').getByRole('term')
    await expect(names.first()).toBeVisible()
    for (const name of await names.all()) expect(await brokenWords(name)).toEqual([])

    await visit(page, `${prefix}/custom_packages`)
    const kinds = page.getByRole('main').getByRole('navigation').first()
    await expect(kinds).toBeVisible()
    expect(await brokenWords(kinds)).toEqual([])
  })
}

function edgesOf(part: Locator) {
  return part.evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect()
    return { left, right, bottom }
  })
}
