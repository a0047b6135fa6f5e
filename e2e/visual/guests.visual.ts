import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { publicPages } from '../public-pages.ts'
import { visit } from '../visit.ts'
import { expectPictures } from './pictures.ts'
import { test } from './visual-shop.ts'

/** With the top bar. Of the legal texts the beginning is enough. */
const parts: Record<string, 'PAGE' | 'SCREEN'> = {
  '/': 'SCREEN',
  '/privacy-policy': 'SCREEN',
  '/terms-conditions': 'SCREEN',
}

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

test('public pages look as before', async ({ page }) => {
  for (const path of publicPages) {
    await visit(page, path)
    await expectPictures(page, nameOf(path), { part: parts[path] })
  }
})

test('the whole home page looks as before on a phone', async ({ page }) => {
  await visit(page, '/')
  await expectPictures(page, 'home-whole', { part: 'PAGE', widths: [360] })
})

test('dialogs, suggestions and faults of the public pages look as before', async ({ page }) => {
  await visit(page, '/packages')
  await page
    .getByRole('button', { name: /more items/ })
    .first()
    .click()
  await expectDialog(page, 'packages-contents')
  await visit(page, '/products?q=nothing-like-this')
  await expectPictures(page, 'products-nothing-found', { part: 'SCREEN' })
  await visit(page, '/signup')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectPictures(page, 'signup-faults', { widths: [360] })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectPictures(page, 'menu', { part: 'SCREEN', widths: [360] })
})

for (const language of ['si', 'ta']) {
  test(`the list of products looks as before in ${language}`, async ({ page }) => {
    await visit(page, `/${language}/products`)
    await expectPictures(page, `products-${language}`, { part: 'SCREEN', widths: [360] })
  })
}

async function expectDialog(page: Page, name: string) {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectPictures(page, name, { part: 'SCREEN' })
}
