import { expect, test } from 'vitest'
import { auditLog, contactMessages } from '../../database/schema.ts'
import { clearOldData } from '../../retention/index.ts'
import { aCustomer } from '../../testing/builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { anOperator, listOf } from '../../testing/operator-builders.ts'
import { confirmEmailOf, minutesOfDays, ownDataOf } from '../../testing/own-data-builders.ts'

const words = 'Yes, we do.\nOn Sundays too: <b>before</b> noon.'

/** Support at work, with a message that came through the contact form. */
async function aTalk(
  shop: TestShop,
  { email = 'ruwan@example.com', language = 'en', message = 'Do you deliver to Jaffna?' } = {},
) {
  const operator = await anOperator(shop, ['SUPPORT'])
  const { session } = operator
  const body = { name: 'Ruwan Silva', email, message }
  await shop.call('POST /dashboard/get-in-touch', { body, query: { language } })
  const [open] = (await listOf(shop, session, 'GET /admin/contact-messages')()).items
  const params = { messageId: open?.messageId ?? 0 }
  return {
    ...operator,
    messageId: params.messageId,
    read: async () =>
      (await shop.call('GET /admin/contact-messages/{messageId}', { session, params })).body,
    answer: (text: string, version: number) =>
      shop.call('POST /admin/contact-messages/{messageId}/answers', {
        session,
        params,
        body: { text, version },
      }),
  }
}

const mailsTo = async (shop: TestShop, address: string) =>
  (await shop.deliverMails()).filter(({ to }) => to.includes(address))

test('an answer goes by mail in the operator’s words, and is kept with who wrote it', async () => {
  const shop = await openShop()
  const { answer, read, email, messageId } = await aTalk(shop)
  const sent = await answer(words, 1)
  expect(sent).toMatchObject({
    status: 201,
    body: { version: 2, answers: [{ text: words, operatorEmail: email }] },
  })
  expect(await read()).toEqual(sent.body)
  expect(sent.body.answer).toMatchObject({ operatorEmail: email })

  const [mail, ...others] = await mailsTo(shop, 'ruwan@example.com')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your message to JOY Box')
  expect(mail?.from).toBe('JOY Box <support@joybox.example>')
  expect(mail?.text).toContain('Yes, we do.\n\nOn Sundays too: <b>before</b> noon.')
  expect(mail?.html).toContain('&lt;b&gt;before&lt;/b&gt;')
  // Nobody has proven that the address is theirs, so the mail repeats nothing that was typed in their name.
  expect(mail?.text).not.toMatch(/Jaffna|Ruwan/)

  const entries = (await shop.database.select().from(auditLog)).filter(
    ({ subjectKind }) => subjectKind === 'message',
  )
  expect(entries).toMatchObject([{ action: 'answer message', subjectId: String(messageId) }])
  expect(JSON.stringify(entries)).not.toMatch(/Ruwan|Sundays/)
})

test.each([
  ['si', 'ඔබට අපේ පිළිතුර'],
  ['ta', 'உங்களுக்கு எங்கள் பதில்'],
])('the frame is in the language in which was written: %s', async (language, heading) => {
  const shop = await openShop()
  const { answer } = await aTalk(shop, { language })
  await answer(words, 1)
  const [mail] = await mailsTo(shop, 'ruwan@example.com')
  expect(mail?.text).toContain(heading)
  expect(mail?.text).toContain('Yes, we do.')
})

test('two operators do not answer the same message without knowing, and none answers with nothing', async () => {
  const shop = await openShop()
  const { answer, read } = await aTalk(shop)
  expect((await answer('  ', 1)).body.message).toBe('Please write the answer first.')
  expect((await answer('Yes', 1)).status).toBe(201)
  expect(await answer('No', 1)).toMatchObject({ status: 409, body: { code: 'editedElsewhere' } })
  expect((await answer('Yes, on Sundays too', 2)).status).toBe(201)
  expect((await read()).answers).toMatchObject([{ text: 'Yes' }, { text: 'Yes, on Sundays too' }])
  expect(await mailsTo(shop, 'ruwan@example.com')).toHaveLength(2)
})

test('an answer that is sent again because its response was lost goes once', async () => {
  const shop = await openShop()
  const { answer, read } = await aTalk(shop)
  const [first, again] = await Promise.all([answer(words, 1), answer(words, 1)])
  expect([first.status, again.status]).toEqual([201, 201])
  expect((await read()).answers).toHaveLength(1)
  expect(await mailsTo(shop, 'ruwan@example.com')).toHaveLength(1)
  // Who has seen the first one means a second one.
  expect((await answer(words, 2)).status).toBe(201)
  shop.passMinutes(10)
  expect((await answer(words, 2)).status).toBe(409)
  expect((await read()).answers).toHaveLength(2)
})

test('an answer with an emoji across the end of what a mailbox shows of it is sent', async () => {
  const shop = await openShop()
  const { answer } = await aTalk(shop)
  const text = `${'x'.repeat(119)}🥭 and more`
  expect((await answer(text, 1)).status).toBe(201)
  const [mail] = await mailsTo(shop, 'ruwan@example.com')
  expect(mail?.text).toContain(text)
})

test('answers are sent however many mails an unconfirmed address got that day', async () => {
  const shop = await openShop({ rateLimits: true })
  const { answer } = await aTalk(shop)
  for (let version = 1; version <= 15; version++) await answer(`Answer ${version}`, version)
  expect(await mailsTo(shop, 'ruwan@example.com')).toHaveLength(15)
})

test('another message with the same address stays by itself, beside the first one', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const first = await aTalk(shop, { email })
  const second = await aTalk(shop, { email: email.toUpperCase(), message: 'And to Kandy as well?' })
  expect(await second.read()).toMatchObject({
    answers: [],
    customer: { name: expect.any(String), isEmailConfirmed: expect.any(Boolean) },
    others: [{ messageId: first.messageId, isAnswered: false }],
  })
})

test('feedback of a customer becomes one message that can be answered', async () => {
  const shop = await openShop()
  const { email, token } = await aCustomer(shop)
  const { session } = await anOperator(shop, ['SUPPORT'])
  const body = { name: 'Nimali', feedbackCount: 2, message: 'The mangoes were not ripe' }
  await shop.call('POST /feedback', { token, body })
  const [given] = (await listOf(shop, session, 'GET /admin/feedback')()).items
  const params = { feedbackId: given?.feedbackId ?? 0 }
  const open = () => shop.call('POST /admin/feedback/{feedbackId}/talk', { session, params })
  const [first, again] = [await open(), await open()]
  expect(first).toMatchObject({ status: 201, body: again.body })
  const { messageId } = first.body
  const answered = await shop.call('POST /admin/contact-messages/{messageId}/answers', {
    session,
    params: { messageId },
    body: { text: 'We are sorry.', version: 1 },
  })
  expect(answered.body).toMatchObject({ isFeedback: true, email, message: body.message })
  expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toContain(
    'Your feedback on JOY Box',
  )
})

test('old feedback can still be answered', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  const body = { name: 'Nimali', feedbackCount: 2, message: 'The mangoes were not ripe' }
  await shop.call('POST /feedback', { token, body })
  shop.passMinutes(minutesOfDays(800))
  const { session } = await anOperator(shop)
  const [given] = (await listOf(shop, session, 'GET /admin/feedback')()).items
  const params = { feedbackId: given?.feedbackId ?? 0 }
  const open = () => shop.call('POST /admin/feedback/{feedbackId}/talk', { session, params })
  const { messageId } = (await open()).body
  await clearOldData(shop.shop)
  const answered = await shop.call('POST /admin/contact-messages/{messageId}/answers', {
    session,
    params: { messageId },
    body: { text: 'We are sorry.', version: 1 },
  })
  expect(answered.status).toBe(201)
})

test('feedback without an account cannot be answered', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const call = (feedbackId: number) =>
    shop.call('POST /admin/feedback/{feedbackId}/talk', { session, params: { feedbackId } })
  expect((await call(999_999)).status).toBe(404)
  const { token, id } = await aCustomer(shop)
  const body = { name: 'Nimali', feedbackCount: 2, message: 'The mangoes were not ripe' }
  await shop.call('POST /feedback', { token, body })
  const [given] = (await listOf(shop, session, 'GET /admin/feedback')()).items
  await shop.database.execute(`update feedback set user_id = null where user_id = ${id}`)
  expect(await call(given?.feedbackId ?? 0)).toMatchObject({
    status: 409,
    body: { code: 'noAddressOfFeedback' },
  })
})

test('answers are in the customer’s copy, and go with the message', async () => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  await confirmEmailOf(shop, { id: Number(customer.id) })
  const { answer, session } = await aTalk(shop, customer)
  await answer('We do.', 1)
  const { body } = await ownDataOf(shop, customer).download()
  expect(body.contactMessages).toMatchObject([{ answers: [{ text: 'We do.' }] }])
  const { session: owner } = await anOperator(shop)
  await shop.call('POST /admin/customers/{customerId}/erasure', {
    session: owner,
    params: { customerId: customer.id },
    body: { email: customer.email },
  })
  expect(await shop.database.$count(contactMessages)).toBe(0)
  expect((await listOf(shop, session, 'GET /admin/contact-messages')()).total).toBe(0)
})
