import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { brokenWords } from './broken-words.ts'
import { call } from './call.ts'
import { enter, expectNoWiderThanScreen } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { aPaidOrder } from './paid-order.ts'
import { visit } from './visit.ts'

test('an operator gives money back for a part of an order, and the customer finds the credit note @phone', async ({
  page,
}) => {
  const customer = await aPaidOrder(page, 'Ruwan Silva')
  const [order] = await call(page.request, 'GET /orders', { token: customer.token })
  const [line] = order?.orderProducts ?? []
  if (!order || !line) throw new Error('Nothing was ordered')
  const price = (line.totalAmount / 2).toLocaleString('en-LK', { minimumFractionDigits: 2 })
  await anOperator(page)
  await page.goto(`/admin/orders/${order.orderId}`)
  await page.getByText('Give money back').click()
  const form = page.getByRole('form', { name: 'Give money back' })
  await form.getByLabel(`${line.productId.name}: units of 2`).fill('1')
  await expect(form.getByText(/^Together/)).toContainText(price)
  await form.getByLabel('The reason, for the customer').fill('It was squashed')
  await form.getByLabel('Through the gateway, now').check()
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await form.getByRole('button', { name: 'Give it back' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(price)
  await question.getByRole('button', { name: 'Give it back' }).click()
  const given = page.getByRole('region', { name: 'Given back' })
  await expect(given).toContainText(`credit note ${order.orderId}-C1`)
  await expect(given).toContainText('It was squashed')
  await expect(form.getByLabel(`${line.productId.name}: units of 1`)).toHaveValue('')
  const refunds = page.getByRole('region', { name: 'Refunds' })
  await expect(refunds).toContainText('through the gateway')

  await enter(page, customer)
  await visit(page, `/orders/${order.orderId}/invoice`)
  const note = page.getByRole('article', { name: `Credit note ${order.orderId}-C1` })
  await expect(note).toContainText(line.productId.name)
  await expect(note).toContainText('It was squashed')
  await expect(note).toContainText(price)
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)

  // Its long words leave the names of goods the room that they need.
  await visit(page, `/ta/orders/${order.orderId}/invoice`)
  const inTamil = page.getByRole('article').last().getByRole('table')
  await expect(inTamil).toContainText(price)
  expect(await brokenWords(inTamil)).toEqual([])
})
