import { readFile } from 'node:fs/promises'
import { notificationSignature } from '../server/payments/payhere/signature.ts'
import { sandboxAccount } from '../server/payments/sandbox/account.ts'
import { secretIn } from '../server/secret.ts'
import { demoShopFolder } from '../server/testing/demo-shop-folder.ts'
import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { expect, type Page, test } from './fixtures.ts'

/** Notifies the shop of a payment for an order that it does not know; returns the payment's id. */
async function aRefusedPayment(page: Page): Promise<string> {
  const publicUrl = test.info().project.use.baseURL ?? ''
  const folder = await demoShopFolder(Number(new URL(publicUrl).port))
  const jwtSecret = await readFile(secretIn(folder), 'utf8')
  const account = sandboxAccount({ publicUrl, jwtSecret })
  const paymentId = `P${Date.now()}`
  const payment = { reference: `999-${paymentId}`, amount: '1840.00', currency: 'LKR' }
  const signature = notificationSignature(account, { ...payment, statusCode: '2' })
  const response = await page.request.post('/payments/notification', {
    form: {
      merchant_id: account.merchantId,
      order_id: payment.reference,
      payment_id: paymentId,
      payhere_amount: payment.amount,
      payhere_currency: payment.currency,
      status_code: '2',
      method: 'VISA',
      md5sig: signature,
    },
  })
  expect(response.status()).toBe(404)
  return paymentId
}

test('a payment that matches no order is marked as dealt with, with a note, and found again @phone', async ({
  page,
}) => {
  await anOperator(page)
  const paymentId = await aRefusedPayment(page)
  await page.goto('/admin')
  const books = page.getByRole('region', { name: 'Gateway against orders' })
  const row = books.getByRole('row').filter({ hasText: paymentId })
  await expect(row).toContainText('A payment for an order that the shop does not know')
  await row.getByRole('button', { name: /^Mark as dealt with/ }).click()
  const dialog = page.getByRole('dialog', { name: `Payment ${paymentId}` })
  await dialog.getByLabel('What was done').fill('Given back in the portal, slip 12')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'It is dealt with' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  await books.getByRole('link', { name: 'Dealt with' }).click()
  await expect(row).toContainText('Given back in the portal, slip 12')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Open again/ }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await books.getByRole('link', { name: 'Open' }).click()
  await expect(row.getByRole('button', { name: /^Mark as dealt with/ })).toBeVisible()
})
