import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { enter, expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { aPaidOrder } from '../paid-order.ts'
import { visit } from '../visit.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a registered shop numbers its invoices, issues a tax invoice, and closes the month', async ({
  page,
}) => {
  await anOperator(page)
  await changeSetting(page, 'invoices.numbered', true)
  await changeSetting(page, 'invoices.vatNumber', '123456789-7000')
  try {
    const customer = await aPaidOrder(page, 'Ruwan Silva')
    const [order] = await call(page.request, 'GET /orders', { token: customer.token })
    const { orderId, invoice } = order ?? { orderId: 0 }
    expect(invoice?.number).toMatch(/^\d\d[A-Z]{3}_INV_\d+$/)

    await page.goto(`/admin/orders/${orderId}`)
    const documents = page.getByRole('region', { name: 'Invoices and credit notes' })
    await expect(documents).toContainText(invoice?.number ?? '')
    await page.getByText('Tax invoice', { exact: true }).click()
    const form = page.getByRole('form', { name: 'Tax invoice' })
    await form.getByLabel('Name of the business').fill('Lakehouse Hotels (Pvt) Ltd')
    await form.getByLabel('Address').fill('12 Galle Road, Colombo 3')
    await form.getByLabel('Its VAT number').fill('114455667-7000')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Issue tax invoice' }).click()
    await expect(documents).toContainText('Lakehouse Hotels (Pvt) Ltd')
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
    await documents.getByRole('link', { name: /^Print a copy of/ }).click()
    const sheet = page.getByRole('article')
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('TAX INVOICE')
    await expect(sheet).toContainText('COPY ONLY')
    await expect(sheet).toContainText('Rupees')
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)

    await page.goto('/admin/books')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Books of \w+ \d{4}$/)
    const balance = page.getByRole('region', { name: 'What belongs to customers' })
    await expect(balance.getByRole('term')).toHaveText(['At the start of the month', 'Now'])
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^books-\d{4}-\d\d-.*\.csv$/)
    await page.getByRole('link', { name: 'Previous month' }).click()
    await expect(page.getByRole('link', { name: 'Next month' })).toBeVisible()
    await expect(balance.getByRole('term')).toHaveText(['At the start of the month', 'At its end'])

    await enter(page, customer)
    for (const [path, words] of [
      ['', 'VAT number 123456789-7000'],
      ['/si', 'එකතු කළ අගය මත බද්ද 18 %'],
      ['/ta', 'பெறுமதி சேர் வரி 18 %'],
    ] as const) {
      await visit(page, `${path}/orders/${orderId}/invoice`)
      await expect(page.getByRole('article')).toContainText(words)
      await expect(page.getByRole('article')).toContainText(invoice?.number ?? '')
      await expectAccessible(page)
      await expectNoWiderThanScreen(page)
    }
  } finally {
    await changeSetting(page, 'invoices.vatNumber', '')
    await changeSetting(page, 'invoices.numbered', false)
  }
})

test('an address that names no month opens the books of this one', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/books?month=x')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Books of \w+ \d{4}$/)
  await expect(page.getByRole('region', { name: 'What belongs to customers' })).toBeVisible()
})

test('below the name of a month stand no figures of another one, which was shown before', async ({
  page,
}) => {
  await anOperator(page)
  await page.goto('/admin/books')
  const balance = page.getByRole('region', { name: 'What belongs to customers' })
  await expect(balance).toBeVisible()
  const shown = await page.getByRole('heading', { level: 1 }).innerText()
  const loading = await hold(page, /\/admin\/books\/\d{4}-\d\d$/)
  await page.getByRole('link', { name: 'Previous month' }).click()
  await loading.reached(1)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shown)
  await expect(balance).toHaveCount(0)
  loading.pass()
  await loading.release()
  await expect(balance).toContainText('At its end')
})
