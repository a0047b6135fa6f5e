import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { anOperator } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { mailboxOf } from '../mailbox.ts'
import { aPaidOrder } from '../paid-order.ts'

test('a day: goods are imported, sold, picked and completed, one order is refunded, and the dashboard shows it', async ({
  page,
}) => {
  const surname = `Perera${Date.now()}`
  const product = `Jaggery of ${surname}`
  await anOperator(page)
  const [category] = await (await page.request.get('/api/categories')).json()
  await importFile(
    page,
    'products',
    `name,price,category,published\n${product},5,${category.name},yes\n`,
  )
  await importFile(page, 'stock', `name,delivered,cause\n${product},2400,Kitul Gama\n`)
  const much = { path: `products/search/${product}`, quantity: 300 }
  await aPaidOrder(page, `Nimal ${surname}`, much)
  const kamala = await aPaidOrder(page, `Kamala ${surname}`, much)

  await page.goto('/admin')
  await page.getByRole('link', { name: /Orders to pack$/ }).click()
  await expect(page).toHaveURL(/\/admin\/orders\?status=TO_PACK$/)
  await page.getByLabel('Id, name, phone, transaction').fill(surname)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${surname}`))
  const table = page.getByRole('region', { name: 'Orders', exact: true })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)

  // Moves from row to row by keyboard alone.
  await table.getByRole('link', { name: /^#/ }).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(table.getByRole('link', { name: /^#/ }).last()).toBeFocused()

  await page.getByLabel('Choose all on this page').check()
  await page.getByRole('link', { name: 'Picking sheet' }).click()
  const picked = page.getByRole('row', { name: product })
  await expect(picked.getByRole('cell').first()).toHaveText('600')
  await expectAccessible(page)
  await page.goBack()

  await page.getByLabel('Choose all on this page').check()
  await page.getByRole('link', { name: 'Packing slips' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await page.goBack()
  await page.getByLabel('Choose all on this page').check()
  await page.getByRole('link', { name: 'Invoices' }).click()
  await expect(page.getByRole('article').first()).toContainText('Invoice number#')
  await expectAccessible(page)
  await page.goBack()

  await page
    .getByRole('row', { name: `Nimal ${surname}` })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click()
  await expect(table.getByRole('row')).toHaveCount(2)

  await table.getByRole('link', { name: /^#/ }).click()
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible()
  const customer = page.getByRole('link', { name: 'Nimali Perera' })
  await expect(customer).toHaveAttribute('href', /^\/admin\/customers\/\d+$/)
  await page.getByLabel('A note for operators only').fill('She moves to Kandy')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('She moves to Kandy')).toBeVisible()
  await page.getByText('Cancel this order').click()
  await page.getByLabel('Why').fill('You asked us to')
  await page.getByLabel('Through the gateway, now').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  const reloaded = async (region: string) => {
    await page.reload()
    return page.getByRole('region', { name: region }).innerText()
  }
  await expect.poll(() => reloaded('Refunds')).toContain('Done on')
  await expect.poll(() => reloaded('History')).toContain('Refunded')
  const others = mailboxOf(kamala.email)
  await expect.poll(async () => (await others.subjects()).join()).toContain('is cancelled')

  await page.goto('/admin/audit-log')
  await expect(page.getByRole('row', { name: 'cancel order' }).first()).toContainText('CANCELLED')
  await expect(page.getByRole('row', { name: 'complete order' }).first()).toContainText('PAID')

  // Refunded goods are back in stock and count as no sale; each figure agrees with the list that it links to.
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const sold = page
    .getByRole('region', { name: 'Today' })
    .getByRole('link', { name: /orders?$/ })
    .first()
  const figure = await sold.innerText()
  await sold.click()
  await expect(page.getByText(new RegExp(`^${figure} · LKR`))).toBeVisible()
  await page.goto('/admin?period=TODAY')
  const best = page.getByRole('row', { name: product })
  await expect(best.getByRole('cell').first()).toHaveText('300')
  await best.getByRole('link', { name: '1', exact: true }).click()
  await expect(page.getByText('1 order · LKR')).toBeVisible()
  await expect(table.getByRole('row').last()).toContainText(`Nimal ${surname}`)
})

/** Imports a file without mistakes. */
async function importFile(page: Page, kind: string, text: string) {
  await page.goto(`/admin/csv?kind=${kind}`)
  const file = { name: `${kind}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Choose file').setInputFiles(file)
  await page.getByRole('button', { name: 'Import 1 change' }).click()
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeFocused()
}
