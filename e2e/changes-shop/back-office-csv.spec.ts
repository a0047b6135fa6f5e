import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../accessibility.ts'
import { anOperator } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { loseNextResponse } from '../hold.ts'
import { visit } from '../visit.ts'

test('a file with a mistake is refused by line, corrected and imported, and its product is in the shop', async ({
  page,
}) => {
  const name = `Jaggery ${Date.now()}`
  await anOperator(page)
  const [category] = await (await page.request.get('/api/categories')).json()
  const file = (price: string) => ({
    name: 'new-products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\uFEFFid;name;price;category;published\r\n;${name};${price};${category.name};yes\r\n`,
    ),
  })

  await page.goto('/admin/products')
  await page.getByRole('link', { name: 'Import' }).first().click()
  await expect(page.getByRole('heading', { name: 'Import and export', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Choose file').setInputFiles(file('four hundred'))
  await expect(page.getByRole('heading', { name: '1 mistake' })).toBeFocused()
  const mistake = page.getByRole('table', { name: 'Mistakes' }).getByRole('row').nth(1)
  await expect(mistake).toContainText('2')
  await expect(mistake).toContainText('price')
  await expect(page.getByRole('button', { name: /^Import/ })).toBeHidden()
  await expectAccessible(page)

  await page.getByLabel('Choose file').setInputFiles(file('420,50'))
  await expect(page.getByRole('heading', { name: 'What this file does' })).toBeFocused()
  await expect(
    page.getByRole('row', { name: /2 Jaggery .* \(new\) .*price: 420.50/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 1 change' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeFocused()

  await page.goto('/admin/stock')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export', exact: true }).click()
  const stock = await readFile(await (await download).path(), 'utf8')
  const id =
    stock
      .split('\r\n')
      .find((line) => line.includes(name))
      ?.split(',')[0] ?? ''
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Stock' })).toBeChecked()
  const counted = Buffer.from(`id,counted\n${id},8\n`)
  await page.getByLabel('Choose file').setInputFiles({ ...file(''), buffer: counted })
  await expect(page.getByRole('row', { name: /stock: 0 → 8/ })).toBeVisible()
  // Another operator saves first.
  const data = { kind: 'DELIVERY', change: 3, cause: 'Kitul Gama' }
  await page.request.post(`/api/admin/products/${id}/stock-movements`, { data })
  await page.getByRole('button', { name: 'Import 1 change' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was imported: check it again.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check it again' }).click()
  await expect(page.getByRole('row', { name: /stock: 3 → 8/ })).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 change' }).click()
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeFocused()

  await visit(page, '/products')
  await page.getByRole('searchbox').first().fill(name)
  await expect(page.getByText(name).first()).toBeVisible()
})

test('who imports a file and gets no answer reads that it was perhaps imported', async ({
  page,
  consoleErrors,
}) => {
  const name = `Treacle ${Date.now()}`
  await anOperator(page)
  const [category] = await (await page.request.get('/api/categories')).json()
  await page.goto('/admin/csv?kind=products')
  await page.getByLabel('Choose file').setInputFiles({
    name: 'treacle.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,price,category\n${name},650,${category.name}\n`),
  })
  await loseNextResponse(page, '**/api/admin/imports')
  await page.getByRole('button', { name: 'Import 1 change' }).click()
  await expect(page.getByRole('alert')).toContainText('Perhaps it was imported all the same')
  await page.getByRole('button', { name: 'Check it again' }).click()
  await expect(page.getByText('There is a product of this name already')).toBeVisible()
  // Of the response that was lost.
  consoleErrors.length = 0
})
