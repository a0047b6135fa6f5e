import { expectAccessible } from './accessibility.ts'
import { anOperator } from './back-office.ts'
import { enterAsNewcomer, expectNoWiderThanScreen } from './customers.ts'
import { expect, test } from './fixtures.ts'

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
  const mail = messages.getByRole('link', { name: 'Answer by mail to Ruwan Silva' })
  await expect(mail).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${word}%40example\\.com\\?subject=Your%20message%20to%20JOY%20Box%20of`),
  )
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
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
