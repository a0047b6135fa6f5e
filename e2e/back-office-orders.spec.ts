import { anOperator } from './back-office.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { mailboxOf } from './mailbox.ts'
import { aPaidOrder } from './paid-order.ts'

test('a day’s orders are picked, packed and completed, one is refunded, and the dashboard shows it', async ({
  page,
}) => {
  const surname = `Perera${Date.now()}`
  const nimal = await aPaidOrder(page, `Nimal ${surname}`)
  const kamala = await aPaidOrder(page, `Kamala ${surname}`)
  await anOperator(page)

  await page.goto('/admin')
  await page.getByRole('link', { name: /Orders to pack$/ }).click()
  await expect(page).toHaveURL(/\/admin\/orders\?status=PAID$/)
  await page.getByLabel('Id, name, phone, transaction').fill(surname)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${surname}`))
  const table = page.getByRole('region', { name: 'Orders', exact: true })
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

  // The figure and the list it leads to agree, with the order that was sold and without the refunded one.
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const sold = page
    .getByRole('region', { name: 'Today' })
    .getByRole('link', { name: /orders?$/ })
    .first()
  const figure = await sold.innerText()
  await sold.click()
  await expect(page.getByText(new RegExp(`^${figure} · LKR`))).toBeVisible()
  await page.getByLabel('Id, name, phone, transaction').fill(surname)
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('row').last()).toContainText(`Nimal ${surname}`)
})

test('of two operators with the same order the second is told, and loses nothing @phone', async ({
  page,
}) => {
  const surname = `Silva${Date.now()}`
  await aPaidOrder(page, `Ruwan ${surname}`)
  await anOperator(page)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Best sellers' })).toContainText('Products')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await expectAccessible(page)
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
