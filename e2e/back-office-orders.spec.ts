import type { Page } from '@playwright/test'
import { anOperator } from './back-office.ts'
import { aNewcomer, expect, expectAccessible, test } from './fixtures.ts'
import { mailboxOf } from './mailbox.ts'

/** An order of a new customer, paid at the sandbox as its page would have it, all through the API. */
async function aPaidOrder({ request }: Page, recipientName: string) {
  const { phone: telephone, ...account } = aNewcomer()
  await request.post('/api/user/register', { data: { ...account, telephone } })
  const login = await request.post('/api/user/login', { data: account })
  const { token } = await login.json()
  const headers = { Authorization: `Bearer ${token}` }
  const { id: userId } = await (
    await request.post('/api/user/get_user_info_by_token', { headers })
  ).json()
  const address = {
    recipientName,
    streetAddress: 'No. 7, Galle Road',
    postalCode: '00300',
    contact: '0779876543',
  }
  const { recipientId } = await (
    await request.post('/api/recipients', { headers, data: address })
  ).json()
  const products = await (
    await request.get('/api/products?status=IN STOCK&page=1&pageSize=2')
  ).json()
  const lines = products.map((product: { productId: number; price: number }) => ({
    cartProductId: null,
    productId: product.productId,
    quantity: 2,
    totalAmount: product.price * 2,
  }))
  const total = lines.reduce(
    (sum: number, line: { totalAmount: number }) => sum + line.totalAmount,
    0,
  )
  const order = {
    userId,
    recipientId,
    totalAmount: total.toFixed(2),
    discountAmount: '0.00',
    transactionId: `TXN-${crypto.randomUUID()}`,
    items: [],
    orderProducts: lines,
  }
  const { data } = await (await request.post('/api/orders', { headers, data: order })).json()
  const form = fieldsOf(await (await request.get(data)).text())
  const checkout = fieldsOf(
    await (await request.post('/sandbox-gateway/pay/checkout', { form })).text(),
  )
  await request.post('/sandbox-gateway/pay/finish', { form: { ...checkout, outcome: 'pay' } })
  return { email: account.email, productName: String(products[0].name) }
}

/** The hidden fields of a page's form. */
function fieldsOf(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  )
}

test('a day’s orders are picked, packed and completed, and one is cancelled and refunded', async ({
  page,
}) => {
  const surname = `Perera${Date.now()}`
  const nimal = await aPaidOrder(page, `Nimal ${surname}`)
  const kamala = await aPaidOrder(page, `Kamala ${surname}`)
  await anOperator(page)

  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/orders$/)
  await page.getByLabel('Id, name, phone, transaction').fill(surname)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${surname}`))
  const table = page.getByRole('region', { name: 'Orders', exact: true })
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByLabel('Status').selectOption('To pack')
  await expect(page).toHaveURL(/status=PAID/)
  await expect(table.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)

  // From row to row by the keyboard alone.
  await table.getByRole('link', { name: /^#/ }).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(table.getByRole('link', { name: /^#/ }).last()).toBeFocused()

  await page.getByLabel('Choose all on this page').check()
  await page.getByRole('link', { name: 'Picking sheet' }).click()
  const picked = page.getByRole('row', { name: nimal.productName })
  await expect(picked.getByRole('cell').first()).toHaveText('4')
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
  const mails = mailboxOf(nimal.email)
  await expect.poll(async () => (await mails.subjects()).join()).toContain('on its way')

  await table.getByRole('link', { name: /^#/ }).click()
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible()
  await page.getByLabel('A note for operators only').fill('She moves to Kandy')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('She moves to Kandy')).toBeVisible()
  await page.getByText('Cancel this order').click()
  await page.getByLabel('Why').fill('You asked us to')
  await page.getByLabel('Through the gateway, now').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('region', { name: 'Refunds' }).innerText()
    })
    .toContain('Done on')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Refunded')
  const others = mailboxOf(kamala.email)
  await expect.poll(async () => (await others.subjects()).join()).toContain('is cancelled')

  await page.goto('/admin/audit-log')
  await expect(page.getByRole('row', { name: 'cancel order' }).first()).toContainText('CANCELLED')
  await expect(page.getByRole('row', { name: 'complete order' }).first()).toContainText('PAID')
})

test('of two operators with the same order the second is told, and loses nothing @phone', async ({
  page,
}) => {
  const surname = `Silva${Date.now()}`
  await aPaidOrder(page, `Ruwan ${surname}`)
  await anOperator(page)
  await page.goto(`/admin/orders?search=${surname}`)
  await page.getByRole('link', { name: /^#/ }).click()
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible()
  const orderId = Number(new URL(page.url()).pathname.split('/').at(-1))
  await expectAccessible(page)
  await page.getByText('Cancel this order').click()
  await page.getByLabel('Why').fill('Wrong address')
  await page.getByLabel('By hand').check()

  const orders = [{ orderId, version: 1 }]
  const answer = await page.request.post('/api/admin/order-completions', { data: { orders } })
  expect(answer.status()).toBe(200)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText(/Somebody else has changed this/)).toBeVisible()
  await expect(page.getByLabel('Why')).toHaveValue('Wrong address')
  await page.getByRole('button', { name: 'Show how it is now' }).click()
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
})
