import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { expectNoWiderThanScreen } from '../customers.ts'
import { aProduct } from '../demo-goods.ts'
import { expect, test } from '../fixtures.ts'
import { loseNextResponse } from '../hold.ts'
import { mailboxOf } from '../mailbox.ts'
import { anOrderByTelephone, orderAsOffice } from '../telephone-orders.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('support enters an order by telephone, and the customer pays it with the link', async ({
  page,
  browser,
}) => {
  await anOperator(page)
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await expect(page.getByRole('link', { name: 'Enter an order' })).toHaveCount(0)
  await changeSetting(page, 'orders.byStaff', true)
  try {
    await anOperator(page, ['SUPPORT'])
    await page.goto('/admin/orders')
    await page.getByRole('link', { name: 'Enter an order' }).click()
    const form = page.getByRole('form', { name: 'Enter an order' })
    await expectAccessible(page)
    await form.getByRole('button', { name: 'New customer' }).press('Enter')
    await expect(form.getByRole('heading', { name: 'Customer' })).toBeFocused()
    const telephone = `07${String(Date.now()).slice(-8)}`
    await form.getByLabel('Name').fill('Nimali Perera')
    await form.getByLabel('Phone', { exact: true }).fill(telephone)
    const { name } = aProduct
    await form.getByLabel('Find a product').fill(name)
    const add = form.getByRole('button', { name: `Add ${name}` })
    await add.press('Enter')
    await expect(form.getByLabel('Find a product')).toBeFocused()
    await form.getByRole('button', { name: `Take out ${name}` }).press('Enter')
    await expect(form.getByLabel(`Quantity of ${name}`)).toHaveCount(0)
    await expect(form.getByRole('heading', { name: 'Goods' })).toBeFocused()
    await form.getByLabel('Find a product').fill(name)
    await add.click()
    await form.getByLabel(`Quantity of ${name}`).fill('2')
    await form.getByLabel('Recipient').fill('Nimali Perera')
    await form.getByLabel('Phone at the door').fill(telephone)
    await form.getByLabel('Street address').fill('No. 12, Example Lane')
    await form.getByLabel('Postal code').fill('10250')
    const sum = form.getByRole('region', { name: 'Sum' })
    await expect(sum).toContainText(`2 × ${name}`)
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
    await form.getByRole('button', { name: 'Enter the order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order #\d+ is entered$/)
    const url = await page.getByLabel('Link').inputValue()
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)

    // The customer has no account, and another browser.
    const theirs = await browser.newPage({ viewport: { width: 320, height: 640 } })
    for (const [language, pay] of [
      ['si', 'දැන් ගෙවන්න'],
      ['ta', 'இப்போது செலுத்துக'],
      ['en', 'Pay Now'],
    ] as const) {
      await theirs.goto(`${url}?language=${language}`)
      await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Nimali')
      await expect(theirs.getByRole('button', { name: pay })).toBeVisible()
      await expectAccessible(theirs)
      await expectNoWiderThanScreen(theirs)
    }
    await theirs.getByRole('button', { name: 'Pay Now' }).click()
    await theirs.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Thank you, it is paid')
    await expectAccessible(theirs)
    await theirs.close()

    await page.getByRole('link', { name: 'To the order' }).click()
    const link = page.getByRole('region', { name: 'Payment link' })
    await expect(link).toContainText('It is paid.')
    await expect(link).toContainText('By telephone, entered by')
    await expectAccessible(page)
    await expectNoWiderThanScreen(page)
  } finally {
    await anOperator(page)
    await changeSetting(page, 'orders.byStaff', false)
  }
})

test('a customer who has no email is erased without typing one', async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'orders.byStaff', true)
  try {
    const orderId = await anOrderByTelephone(page)
    const { customer } = await orderAsOffice(page, orderId)
    await page.goto(`/admin/orders/${orderId}`)
    await expect(page.getByText(/^Kumar Selvan, 0/)).toBeVisible()
    await page.goto(`/admin/customers/${customer?.id}`)
    await page.getByRole('button', { name: 'Erase all of it' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    await expect(page).toHaveURL('/admin/customers')
    expect((await orderAsOffice(page, orderId)).customer).toBeNull()
  } finally {
    await changeSetting(page, 'orders.byStaff', false)
  }
})

test('a quantity is typed again, also from an empty field', async ({ page }) => {
  await anOperator(page)
  await changeSetting(page, 'orders.byStaff', true)
  try {
    await page.goto('/admin/orders/new')
    const { name } = aProduct
    const form = page.getByRole('form', { name: 'Enter an order' })
    await form.getByLabel('Find a product').fill(name)
    await form.getByRole('button', { name: `Add ${name}` }).click()
    const quantity = form.getByLabel(`Quantity of ${name}`)
    await quantity.press('End')
    await quantity.press('Backspace')
    await expect(quantity).toHaveValue('')
    await quantity.press('5')
    await expect(quantity).toHaveValue('5')
    await quantity.fill('')
    await quantity.blur()
    await expect(quantity).toHaveValue('5')
    // What is not allowed stays: instead of it 150 would be sent.
    await quantity.fill('1500')
    await quantity.blur()
    await expect(quantity).toHaveValue('1500')
  } finally {
    await changeSetting(page, 'orders.byStaff', false)
  }
})

test('who mails a payment link again after a lost answer is asked first', async ({
  page,
  consoleErrors,
}) => {
  await anOperator(page)
  await changeSetting(page, 'orders.byStaff', true)
  try {
    const email = `kumar${Date.now()}@example.com`
    const orderId = await anOrderByTelephone(page, {}, email)
    await page.goto(`/admin/orders/${orderId}`)
    const link = page.getByRole('region', { name: 'Payment link' })
    const mail = link.getByRole('button', { name: 'Mail the link again' })
    await loseNextResponse(page, '**/payment-link/mails')
    await mail.click()
    await expect(link.getByRole('alert')).toContainText('Network error')
    const mailbox = mailboxOf(email)
    await expect.poll(mailbox.subjects).toHaveLength(1)

    await mail.click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('perhaps the link was mailed then')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await mailbox.subjects()).toHaveLength(1)
    await mail.click()
    await question.getByRole('button', { name: 'Mail the link again' }).click()
    await expect(page.getByText('The mail is on its way')).toBeVisible()
    await expect.poll(mailbox.subjects).toHaveLength(2)
    await mail.click()
    await expect(page.getByText('The mail is on its way').last()).toBeVisible()
    await expect.poll(mailbox.subjects).toHaveLength(3)
    // Of the response that was lost.
    consoleErrors.length = 0
  } finally {
    await changeSetting(page, 'orders.byStaff', false)
  }
})
