import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { enter, enterAsNewcomer, expectNoWiderThanScreen } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { mailboxOf } from './mailbox.ts'
import { aPaidOrder } from './paid-order.ts'

test('the inbox: a message answered, feedback hidden, an address removed @phone', async ({
  page,
}) => {
  const word = `kottu${Date.now()}`
  const sender = { name: 'Ruwan Silva', email: `${word}@example.com` }
  const { calls } = await enterAsNewcomer(page)
  await calls.post('/dashboard/get-in-touch', { ...sender, message: `Do you have ${word}?` })
  await calls.post('/feedback', {
    name: 'Ruwan',
    feedbackCount: 4,
    message: `Good ${word}, thanks`,
  })
  await calls.post('/newsletter', { email: sender.email })
  await anOperator(page)

  await page.goto(`/admin/inbox?search=${word}`)
  const messages = page.getByRole('region', { name: 'Messages', exact: true })
  await expect(messages.getByText('Open', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)

  await messages.getByRole('link', { name: sender.name }).click()
  await expect(page.getByRole('heading', { name: 'Message from Ruwan Silva' })).toBeVisible()
  await expect(page.getByText(/arrives in the shop’s mailbox, support@/)).toBeVisible()
  await page.getByLabel('Your answer').fill(`Yes, we have ${word}.\nWould you like some?`)
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  const thread = page.getByRole('region', { name: 'What was written' })
  await expect(thread.getByRole('listitem')).toHaveCount(2)
  await expect(thread.getByRole('listitem').last()).toContainText('answered by mail')
  await expect(page.getByLabel('Your answer')).toHaveValue('')
  await expect.poll(mailboxOf(sender.email).subjects).toContain('Your message to JOY Box')

  await page.getByRole('link', { name: 'All messages' }).click()
  await page.getByLabel('Name, email or words').fill(word)
  await page.keyboard.press('Enter')
  // The heads of the columns, and this message.
  await expect(messages.getByRole('row')).toHaveCount(2)
  await expect(messages.getByText('Answered', { exact: true })).toBeVisible()
  await messages.getByRole('button', { name: 'Open again what Ruwan Silva wrote' }).click()
  await messages.getByRole('button', { name: 'Mark as answered what Ruwan Silva wrote' }).click()
  await expect(messages.getByText('Answered', { exact: true })).toBeVisible()
  await page.getByLabel('State').selectOption('Open')
  await expect(page).toHaveURL(/state=OPEN/)
  await expect(messages.getByText('Nothing here.')).toBeVisible()

  await page.getByRole('link', { name: 'Feedback' }).click()
  await page.getByLabel('Name or words').fill(word)
  await page.keyboard.press('Enter')
  const feedback = page.getByRole('region', { name: 'Feedback', exact: true })
  await expect(feedback.getByRole('row')).toHaveCount(2)
  await feedback.getByRole('button', { name: 'Hide what Ruwan says' }).click()
  await expect(feedback.getByText('Hidden', { exact: true })).toBeVisible()
  expect(JSON.stringify(await calls.get('/feedback'))).not.toContain(word)
  await expectAccessible(page)
  await feedback.getByRole('button', { name: 'Answer Ruwan' }).click()
  await expect(page.getByRole('heading', { name: 'Feedback from Ruwan' })).toBeVisible()
  await page.goBack()

  await page.getByRole('link', { name: 'Newsletter' }).click()
  await page.getByLabel('Email').fill(word)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Remove ${sender.email}` }).click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText(`${sender.email} gets no further mails`)
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Nothing here.')).toBeVisible()
})

test('a mail: found in the list and at its order, read and sent again @phone', async ({ page }) => {
  const customer = await aPaidOrder(page, 'Nimal Perera')
  const shop = await enter(page, customer)
  const [{ orderId }] = await shop.get('/orders')
  const mailbox = mailboxOf(customer.email)
  await expect.poll(mailbox.subjects).toHaveLength(3)
  await anOperator(page, ['SUPPORT'])

  const subject = `We have received your payment for order #${orderId}`
  await page.goto(`/admin/orders/${orderId}`)
  const about = page.getByRole('region', { name: 'Mails', exact: true })
  await expect(about.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  await page.goto(`/admin/inbox/mails?search=${customer.email}`)
  await expect(page.getByText('3 mails')).toBeVisible()
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('region', { name: 'Its text' })).toContainText('Your payment is in')
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('It is on its way, as a mail of its own.')).toBeVisible()
  await expect
    .poll(async () => (await mailbox.subjects()).filter((each) => each === subject))
    .toHaveLength(2)

  // The link that confirms the address is a secret.
  await page.goto(`/admin/inbox/mails?search=${customer.email}`)
  await page.getByRole('link', { name: 'Please confirm your email address for JOY Box' }).click()
  await expect(page.getByText(/does not keep its text/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
})
