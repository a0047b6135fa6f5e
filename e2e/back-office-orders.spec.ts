import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { call } from './call.ts'
import { choiceOf, chooseEach, completeChosen } from './chosen-orders.ts'
import { expect, test } from './fixtures.ts'
import { lookAgain } from './look-again.ts'
import { anOrderToWorkOn, aPaidOrder } from './paid-order.ts'

test('when two operators change the same order, the second is warned and loses nothing @phone', async ({
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
  const list = page.getByRole('region', { name: 'Orders', exact: true })
  await list.getByRole('link', { name: /^#/ }).click()
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible()
  const orderId = Number(new URL(page.url()).pathname.split('/').at(-1))
  await expectAccessible(page)
  await page.getByText('Cancel this order').click()
  await page.getByLabel('Why').fill('Wrong address')
  await page.getByLabel('By hand').check()

  const orders = [{ orderId, version: 1 }]
  const response = await page.request.post('/api/admin/order-completions', { data: { orders } })
  expect(response.status()).toBe(200)
  const cancelTheOrder = { name: 'Cancel the order' }
  await page.getByRole('button', cancelTheOrder).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('waiting to be refunded by hand')
  await question.getByRole('button', { name: 'Keep the order' }).click()
  await expect(page.getByRole('button', cancelTheOrder)).toBeFocused()
  await page.getByRole('button', cancelTheOrder).click()
  await question.getByRole('button', cancelTheOrder).click()
  await expect(page.getByText(/Somebody else has changed this/)).toBeVisible()
  await expect(page.getByLabel('Why')).toHaveValue('Wrong address')
  await page.getByRole('button', { name: 'Show how it is now' }).click()
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
})

test('a chosen order that somebody else changes is not chosen any more, also while the list shows others', async ({
  page,
}) => {
  const { orderId: gone } = await anOrderToWorkOn(page, 'Ruwan Herath')
  const { orderId: stays } = await anOrderToWorkOn(page, 'Kamala Herath')
  await anOperator(page)
  await page.goto('/admin/orders')
  await chooseEach(page, [gone, stays])
  await expect(choiceOf(page, gone)).toHaveCount(0)
  const orders = [{ orderId: gone, version: 1 }]
  await call(page.request, 'POST /admin/order-completions', { body: { orders } })
  await completeChosen(page)
  await expect(page.getByText(/^1 chosen/)).toHaveText(
    `1 chosen. Changed by somebody else, so not chosen any more: #${gone}.`,
  )
  await page.getByRole('button', { name: 'Show how it is now' }).click()
  await expect(page.getByText(/^Somebody else has changed/)).toBeHidden()
  await completeChosen(page)
  await expect(page.getByText(`Order ${stays} completed`)).toBeVisible()
})

test('an order that was completed by mistake goes back to packing', async ({ page }) => {
  const surname = `Bandara${Date.now()}`
  await aPaidOrder(page, `Ruwan ${surname}`)
  await anOperator(page)
  await page.goto(`/admin/orders?search=${surname}`)
  await page
    .getByRole('region', { name: 'Orders', exact: true })
    .getByRole('link', { name: /^#/ })
    .click()
  await page.getByRole('button', { name: 'Complete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The customer gets a mail in 5 minutes.')
  await question.getByRole('button', { name: 'Complete' }).click()
  await page.getByText('Not out after all').click()
  await expect(page.getByText(/The mail to the customer waits until/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Why has it not left the store').fill('It stands by the door')
  await page.getByRole('button', { name: 'Back to packing' }).click()
  await expect(page.getByText('To pack', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('It stands by the door')
})

test('orders that cannot leave the store are named before others are completed, and are on no sheet', async ({
  page,
}) => {
  const surname = `Fonseka${Date.now()}`
  await anOperator(page)
  const { token } = await aPaidOrder(page, `Ruwan ${surname}`)
  for (const name of ['Kamala', 'Nimal']) await aPaidOrder(page, `${name} ${surname}`)
  const found = await call(page.request, 'GET /admin/orders', { query: { search: surname } })
  const idOf = (name: string) => {
    const order = found.items.find(({ recipientName }) => recipientName === `${name} ${surname}`)
    if (!order) throw new Error(`No order of ${name}`)
    return order.id
  }
  const nameIn = async (language: string) => {
    const query = { status: 'IN STOCK', page: 1, pageSize: 2, language }
    const [first] = await call(page.request, 'GET /products', { query })
    if (!first) throw new Error('Nothing is for sale')
    return first.name
  }
  const [good, cancelled, completed] = [idOf('Ruwan'), idOf('Kamala'), idOf('Nimal')]
  const cancellation = { version: 1, reason: 'Wrong address', refund: 'BY_HAND' }
  const path = `/api/admin/orders/${cancelled}/cancellation`
  expect((await page.request.post(path, { data: cancellation })).status()).toBe(204)
  const orders = [{ orderId: completed, version: 1 }]
  await call(page.request, 'POST /admin/order-completions', { body: { orders } })

  await page.goto(`/admin/orders?search=${surname}`)
  await page.getByLabel('Choose all on this page').check()
  await page.getByRole('button', { name: 'Complete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('2 of the 3 orders cannot be completed')
  await expect(dialog.getByRole('listitem')).toContainText([
    new RegExp(`Order ${Math.max(cancelled, completed)} `),
    new RegExp(`Order ${Math.min(cancelled, completed)} `),
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const leftOut = page.getByRole('region', { name: 'Left out' })
  await page.getByRole('link', { name: 'Picking sheet' }).click()
  await expect(leftOut).toContainText(`Order ${cancelled} is cancelled`)
  await expect(leftOut).toContainText(`Order ${completed} is completed`)
  await expect(page.getByRole('region', { name: `Order ${good}` })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Order / })).toHaveCount(1)
  await expectAccessible(page)

  const [english, translated] = await Promise.all([nameIn('en'), nameIn('si')])
  await page.goto(`/admin/orders/print/slips?ids=${good},${cancelled},${completed}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article', { name: `Order ${completed}` })).toContainText('A copy')
  await expect(leftOut.getByRole('listitem')).toHaveText([/^Order \d+ is cancelled/])
  await expectAccessible(page)
  await page.getByLabel('Language').selectOption('සිංහල')
  const slip = page.getByRole('article', { name: `#${good} ඇණවුම` })
  await expect(slip).toContainText('මේ පෙට්ටියේ ඇති දේ')
  await expect(slip).toHaveAttribute('lang', 'si-LK')
  await expect(slip.getByText(translated)).toBeVisible()
  await expect(slip.getByText(english)).toHaveAttribute('lang', 'en')
  await expectAccessible(page)
  await page.goto(`/admin/orders/print/picking?ids=${good}`)
  await expect(page.getByRole('columnheader', { name: 'භාණ්ඩය' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: `${translated} ${english}` })).toBeVisible()
  await page.getByLabel('Language').selectOption('தமிழ்')
  await expect(page.getByRole('columnheader', { name: 'பொருள்' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/admin/orders/print/slips?ids=${good},${cancelled},${completed}`)
  await expect(page.getByRole('article', { name: `ஓடர் #${good}` })).toBeVisible()
  await page.getByLabel('Language').selectOption('English')

  await call(page.request, 'PUT /user/language', { token, body: { language: 'ta' } })
  await page.goto(`/admin/orders/print/invoices?ids=${good},${completed}`)
  await expect(page.getByRole('heading', { name: 'விலைப்பட்டியல்' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Invoice', exact: true })).toHaveCount(1)
  await expect(page.getByText('ரூ.').last()).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/admin/orders/print/slips?ids=${good},${cancelled},${completed}`)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: `Order ${good}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Packing slips' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByText('Skip to content')).toBeHidden()
  await expect(leftOut).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto(`/admin/orders?search=${surname}`)
  await page.getByLabel('Choose all on this page').check()
  await page.getByRole('button', { name: 'Complete' }).click()
  await dialog.getByRole('button', { name: 'Complete the other one' }).click()
  const row = page.getByRole('row', { name: `Ruwan ${surname}` })
  await expect(row).toContainText('Completed')
})

test('an order that changed after it was chosen is completed as it is now', async ({ page }) => {
  const surname = `Peiris${Date.now()}`
  const { orderId } = await anOrderToWorkOn(page, `Ruwan ${surname}`)
  await anOperator(page)
  await page.goto(`/admin/orders?search=${surname}`)
  await page.getByLabel(`Choose order ${orderId}`).check()
  const ofOrder = { params: { orderId } }
  const orders = [{ orderId, version: 1 }]
  await call(page.request, 'POST /admin/order-completions', { body: { orders } })
  await call(page.request, 'POST /admin/orders/{orderId}/completion-undo', {
    ...ofOrder,
    body: { version: 2, reason: 'It stands by the door' },
  })
  await lookAgain(page, /\/api\/admin\/orders\?/)
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText(`Order ${orderId} completed`)).toBeVisible()
})
