import { eq, getTableColumns, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { auditLog, mails, orders, users } from '../database/schema.ts'
import { sendMail } from '../mail/send-mail.ts'
import { aCustomer, aNewCustomer } from '../testing/builders.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { aCustomerOfOld, tablesNaming } from '../testing/erasure-builders.ts'
import { lettersIn } from '../testing/every-letter.ts'
import { startWork } from '../testing/job-builders.ts'
import { sender } from '../testing/mail-sender.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator, listOf } from '../testing/operator-builders.ts'
import { aPaidOrder } from '../testing/order-work-builders.ts'
import { anSmtpServer } from '../testing/smtp-server.ts'
import { until } from '../testing/until.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

type OfficeMail = BackOfficeAnswer<'GET /admin/mails/{mailId}'>

/** Support at work on the mails. */
async function atTheMails(shop: TestShop) {
  const operator = await anOperator(shop, ['SUPPORT'])
  const { session } = operator
  const list = listOf(shop, session, 'GET /admin/mails')
  const params = (mailId = 0) => ({ session, params: { mailId } })
  return {
    ...operator,
    list,
    read: async (mailId?: number): Promise<OfficeMail> =>
      (await shop.call('GET /admin/mails/{mailId}', params(mailId))).body,
    repeat: (mailId?: number) => shop.call('POST /admin/mails/{mailId}/repetition', params(mailId)),
  }
}

test('a mail is listed with whom it went to, its order and its text as it was sent', async () => {
  const shop = await openShop()
  const { list, read } = await atTheMails(shop)
  const { customer, id: orderId } = await aPaidOrder(shop)
  expect((await list()).items).toEqual([])
  const sent = await shop.deliverMails()

  const { items, total } = await list({ order: String(orderId) })
  expect(total).toBe(2)
  expect(items.map(({ subject }) => subject)).toEqual([
    `We have received your payment for order #${orderId}`,
    `Your order #${orderId} at JOY Box`,
  ])
  expect(items[0]).toMatchObject({
    to: { address: customer.email },
    customerId: Number(customer.id),
    orderId,
    state: 'SENT',
    tries: 1,
    reason: null,
    repetition: null,
  })
  const mail = await read(items[0]?.mailId)
  const delivered = sent.find(({ subject }) => subject === mail.subject)
  expect(mail.text?.trim()).toBe(delivered?.text.trim())

  const found = async (query: Record<string, string>) => (await list(query)).total
  expect(await found({ customer: String(customer.id), search: 'payment for' })).toBe(1)
  expect(await found({ search: customer.email.toUpperCase(), order: String(orderId) })).toBe(2)
  expect(await found({ state: 'FAILED' })).toBe(0)
  expect((await read(999_999)) as object).toMatchObject({ code: 'notFound' })
})

test('a mail that was not accepted says why, and a mail that never will be is given up', async () => {
  const shop = await openShop()
  const { list } = await atTheMails(shop)
  const server = await anSmtpServer('busy')
  await startWork(shop, server.url)
  await shop.call('POST /newsletter', { body: { email: 'ruwan@example.com' } })
  const listed = async () => (await list({ search: 'ruwan@' })).items
  await until(async () => expect(await listed()).toMatchObject([{ state: 'WAITING', tries: 1 }]))
  expect((await listed())[0]?.reason).toMatch(/4\d\d/)

  server.behave('knowing nobody')
  await shop.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
  await until(async () => expect(await listed()).toMatchObject([{ state: 'FAILED', tries: 2 }]))
  const [mail] = await listed()
  expect(mail?.reason).toMatch(/5\d\d/)
  expect(mail?.reason).not.toContain('ruwan@example.com')
})

test('a mail is sent again as it was, once, and the audit log says by whom', async () => {
  const shop = await openShop()
  const { list, read, repeat, email } = await atTheMails(shop)
  const { id: orderId } = await aPaidOrder(shop)
  await shop.deliverMails()
  const [first] = (await list({ order: String(orderId) })).items
  const repeated = await repeat(first?.mailId)
  expect(repeated).toMatchObject({ status: 200, body: { repetition: { operatorEmail: email } } })
  expect(await repeat(first?.mailId)).toMatchObject({
    status: 409,
    body: { code: 'mailJustRepeated' },
  })
  const sent = await shop.deliverMails()
  expect(sent.filter(({ subject }) => subject === first?.subject)).toHaveLength(2)
  const again = (await list({ order: String(orderId) })).items
  expect(again).toHaveLength(3)
  const texts = await Promise.all([read(again[0]?.mailId), read(first?.mailId)])
  expect(texts[0]?.text).toBe(texts[1]?.text)
  const entries = await shop.database.select().from(auditLog)
  expect(entries.filter(({ subjectKind }) => subjectKind === 'mail')).toMatchObject([
    { action: 'send mail again', subjectId: String(first?.mailId), operatorEmail: email },
  ])
  expect((await repeat(999_999)).status).toBe(404)
})

test('codes and links that open an account are not stored, shown or sent again', async () => {
  const shop = await openShop()
  const { list, read, repeat } = await atTheMails(shop)
  const { email } = await aNewCustomer(shop)
  await shop.call('POST /user/send', { query: { email } })
  const sent = (await shop.deliverMails()).filter(({ to }) => to.includes(email))
  const secrets = sent.flatMap(({ text }) => text.match(/[\w-]{43}|^ *\d{4,6}$/gm) ?? [])
  expect(secrets.length).toBeGreaterThanOrEqual(3)

  const { items } = await list({ search: email })
  expect(items).toHaveLength(2)
  for (const { mailId } of items) {
    expect(await read(mailId)).toMatchObject({ state: 'SENT', text: null })
    expect(await repeat(mailId)).toMatchObject({ status: 409, body: { code: 'secretMail' } })
  }
  // Ids and times may have the digits of a code by chance.
  const { subject, text, letter, reason } = getTableColumns(mails)
  const stored = JSON.stringify(
    await shop.database.select({ subject, text, letter, reason }).from(mails),
  )
  for (const secret of secrets) expect(stored).not.toContain(secret.trim())
})

test('of every letter with a code or a link of its own only the envelope is kept', async () => {
  const isSecret = (url: string) => /\/somewhere$|\/new-password#/.test(url)
  const letters = lettersIn('en', sender)
  const secret = letters.filter(({ parts }) =>
    parts.some((part) => part.kind === 'code' || (part.kind === 'button' && isSecret(part.url))),
  )
  expect(secret.length).toBeGreaterThan(4)
  for (const { subject, kept } of secret) expect([subject, kept]).toEqual([subject, 'ENVELOPE'])
  const others = letters.filter((letter) => !secret.includes(letter) && letter.kept === 'ENVELOPE')
  expect(others).toEqual([])
})

test('erasing a customer deletes the mails to them, and what they wrote to the shop', async () => {
  const shop = await openShop()
  const { erase, exported } = await atTheCounter(shop)
  const { id, customer, place } = await aCustomerOfOld(shop)
  await place('TXN-1')
  await shop.deliverMails()
  expect((await exported(id)).body.mails).toMatchObject(
    expect.arrayContaining(
      [{ to: customer.email, subject: expect.stringContaining('Your order #') }].map((mail) =>
        expect.objectContaining(mail),
      ),
    ),
  )
  expect(await tablesNaming(shop)).toContain('public.mails')
  await erase(id, customer.email)
  expect(await tablesNaming(shop)).toEqual([])
  await shop.deliverMails()
  expect(await tablesNaming(shop)).toEqual([])
})

test('a mail that goes out while its customer is erased is not written down, and neither waits for ever', async () => {
  const shop = await openShop()
  const { id, customer } = await aPaidOrder(shop)
  const { delivering } = await shop.database.transaction(async (tx) => {
    // As erasing begins.
    await tx.select().from(users).where(eq(users.id, customer.id)).for('no key update')
    await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    const delivering = shop.deliverMails()
    await untilBlocked(shop)
    await tx.select().from(users).where(eq(users.id, customer.id)).for('update')
    await shop.shop.jobs.forgetMails(tx, { addresses: [customer.email], account: customer })
    return { delivering }
  })
  expect(await delivering).not.toEqual([])
  expect(await shop.database.$count(mails)).toBe(0)
  expect(shop.loggedErrors()).toEqual([])
})

test('a mail that was left out because its address is not confirmed says so', async () => {
  const shop = await openShop({ rateLimits: true })
  const { list } = await atTheMails(shop)
  const { email } = await aNewCustomer(shop)
  for (let count = 0; count < 12; count++) {
    await shop.database.transaction(async (tx) => {
      const letter = {
        language: 'en' as const,
        subject: 'News',
        preview: '',
        parts: [],
        reason: '',
      }
      await sendMail(tx, shop.shop, { to: { name: '', address: email }, letter })
    })
  }
  await shop.deliverMails()
  const failed = await list({ search: email, state: 'FAILED' })
  expect(failed.total).toBeGreaterThan(0)
  expect(failed.items[0]?.reason).toMatch(/Nobody has confirmed this address/)
})

test('pages of ten thousand mails are read by key, without their texts', async () => {
  const shop = await openShop()
  const { list } = await atTheMails(shop)
  await shop.database.execute(sql`
    insert into mails (job_id, to_name, to_address, subject, text, letter, written_at, tries, tried_at, sent_at)
    select gen_random_uuid(), 'Nimali', 'nimali' || n || '@example.com', 'Order #' || n, repeat('x', 3000), '{}',
      now() - n * interval '1 minute', 1, now(), now()
    from generate_series(1, 10000) as n`)
  const first = await list()
  const second = await list({ after: first.next ?? '' })
  const last = await list({ before: 'end', search: 'nimali99' })
  expect([first.total, first.items.length, second.items.length]).toEqual([10_000, 50, 50])
  expect(second.items[0]?.subject).toBe('Order #51')
  expect(last.total).toBe(111)
  expect(JSON.stringify(first)).not.toContain('xxx')
})

test('pickers and drivers see no mail, and customers nothing of them', async () => {
  const shop = await openShop()
  const { token } = await aCustomer(shop)
  for (const role of ['PICKER', 'DRIVER'] as const) {
    const { session } = await anOperator(shop, [role])
    expect((await shop.call('GET /admin/mails', { session })).status).toBe(403)
  }
  expect((await shop.call('GET /admin/mails', { token })).status).toBe(404)
})
