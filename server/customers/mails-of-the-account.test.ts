import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '../database/schema.ts'
import { aNewCustomer } from '../testing/builders.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { askForEmail, moveTo } from '../testing/email-link-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator, listOf } from '../testing/operator-builders.ts'
import { mailsTo } from '../testing/order-work-builders.ts'
import { minutesOfDays, ownDataOf } from '../testing/own-data-builders.ts'
import { anUnpaidOrder, notify } from '../testing/payment-builders.ts'
import { askedErasures, eraseDue } from './index.ts'

const answer = 'Your message to JOY Box'

/** Somebody has written to the shop from this address, and is mailed the answer. */
async function anAnswerTo(shop: TestShop, email: string) {
  const { session } = await anOperator(shop, ['SUPPORT'])
  const body = { name: 'Kasun Silva', email, message: 'Do you deliver to Jaffna?' }
  await shop.call('POST /dashboard/get-in-touch', { body })
  const [message] = (await listOf(shop, session, 'GET /admin/contact-messages')()).items
  const answered = await shop.call('POST /admin/contact-messages/{messageId}/answers', {
    session,
    params: { messageId: message?.messageId ?? 0 },
    body: { text: 'Yes, we do.', version: 1 },
  })
  expect(answered.body).toMatchObject({ email })
}

const storedAt = ({ database }: TestShop, address: string) =>
  database.select().from(mails).where(eq(mails.toAddress, address)).orderBy(mails.userId)

test('a copy of one’s data has the mails that went to earlier addresses of the account', async () => {
  const shop = await openShop()
  const { customer, attempt, id } = await anUnpaidOrder(shop)
  await notify(shop, attempt)
  await shop.deliverMails()
  await moveTo(shop, customer, 'nimali.new@example.com')
  await shop.deliverMails()
  const { body } = await ownDataOf(shop, customer).download()
  const subject = expect.stringContaining(`#${id}`)
  expect(body.mails).toContainEqual(expect.objectContaining({ to: customer.email, subject }))
})

test('it has no answer to what somebody else wrote from such an address', async () => {
  const shop = await openShop()
  const thief = await aNewCustomer(shop)
  await anAnswerTo(shop, thief.email)
  await moveTo(shop, thief, 'thief@example.com')
  expect(await mailsTo(shop, thief.email)).toContain(answer)
  const { body } = await ownDataOf(shop, thief).download()
  expect(body.mails).toContainEqual(expect.objectContaining({ to: 'thief@example.com' }))
  expect(body.mails).not.toContainEqual(expect.objectContaining({ subject: answer }))
})

test('erasing an account whose address nobody has confirmed leaves the mails of others there', async () => {
  const shop = await openShop()
  const thief = await aNewCustomer(shop)
  const { email } = thief
  const wroteFromIt = eq(mails.replyToAddress, email)
  await shop.call('POST /dashboard/get-in-touch', {
    body: { name: 'Kasun Silva', email, message: 'Do you deliver to Galle?' },
  })
  await shop.deliverMails()
  expect(await shop.database.$count(mails, wroteFromIt)).toBe(1)
  await ownDataOf(shop, thief).askForErasure()
  await anAnswerTo(shop, email)
  shop.passMinutes(minutesOfDays(7) + 1)
  expect(await eraseDue(shop.shop, askedErasures, shop.shop.now(), 100)).toBe(1)
  expect(await shop.database.$count(mails, wroteFromIt)).toBe(1)
  const subjects = await mailsTo(shop, email)
  expect(subjects).toContain(answer)
  // What the account was mailed, and had not gone out yet, does not go out any more.
  expect(subjects).not.toContain('Your JOY Box account is to be deleted')
})

test('erasing an account leaves the mails to an address that it never got', async () => {
  const shop = await openShop()
  const [sent, waiting] = ['kasun@example.com', 'amal@example.com']
  await anAnswerTo(shop, sent)
  const { customer } = await anUnpaidOrder(shop)
  const { password } = customer
  await askForEmail(shop, customer, { email: sent, password })
  await shop.deliverMails()
  expect(await storedAt(shop, sent)).toMatchObject([{ userId: customer.id }, { userId: null }])
  await anAnswerTo(shop, waiting)
  await askForEmail(shop, customer, { email: waiting, password })

  const { erase } = await atTheCounter(shop)
  expect((await erase(customer.id, customer.email)).status).toBe(204)
  expect(await storedAt(shop, sent)).toMatchObject([{ userId: null, subject: answer }])
  expect(await mailsTo(shop, waiting)).toEqual([answer])
})
