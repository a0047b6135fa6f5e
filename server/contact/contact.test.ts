import addressparser from 'nodemailer/lib/addressparser'
import { expect, test } from 'vitest'
import { contactMessages } from '../database/schema.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const question = {
  name: 'Nimali Perera',
  email: 'nimali@example.com',
  contact: '+94 77 123 4567',
  message: 'Do you deliver to Nugegoda?\nOn Sundays too?',
}

const send = (shop: TestShop, body: object) => shop.call('POST /dashboard/get-in-touch', { body })

test('a message is stored, and mailed to the shop’s support, whose reply goes to its sender', async () => {
  const shop = await openShop()
  const { status, body } = await send(shop, question)
  expect({ status, message: body.message }).toEqual({
    status: 200,
    message: 'Your message has been sent successfully!',
  })
  expect(await shop.database.select().from(contactMessages)).toMatchObject([
    {
      name: question.name,
      email: question.email,
      phone: question.contact,
      message: question.message,
    },
  ])
  const [mail, ...others] = await shop.deliverMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    from: 'JOY Box <support@joybox.example>',
    to: 'JOY Box <support@joybox.example>',
    replyTo: 'Nimali Perera <nimali@example.com>',
    subject: 'Message from Nimali Perera',
  })
  expect(mail?.text).toContain('> Do you deliver to Nugegoda?\n> On Sundays too?')
  expect(mail?.text).toContain('Phone: +94 77 123 4567')
  expect(mail?.html).toContain('Do you deliver to Nugegoda?\nOn Sundays too?')
})

test.each(['', null, undefined])('a phone number is not needed: %j', async (contact) => {
  const shop = await openShop()
  expect((await send(shop, { ...question, contact })).status).toBe(200)
  const [mail] = await shop.deliverMails()
  expect(mail?.text).not.toContain('Phone')
})

test('a message with an emoji across the end of what a mailbox shows of it arrives', async () => {
  const shop = await openShop()
  const message = `${'x'.repeat(119)}🥭 and more`
  expect((await send(shop, { ...question, message })).status).toBe(200)
  const [mail] = await shop.deliverMails()
  expect(mail?.text).toContain(message)
})

test('typed text cannot add headers, addresses or markup to the mail', async () => {
  const shop = await openShop()
  const hostile = {
    ...question,
    name: 'Nimali" <other@example.com>, <script>alert(1)</script>',
    message: '<img src=x onerror=alert(1)> & <b>bold</b>\n\n.\r\nMAIL FROM:<x@example.com>',
  }
  const twoLines = { ...hostile, name: 'Nimali\r\nBcc: victim@example.com' }
  expect((await send(shop, twoLines)).status).toBe(400)
  expect((await send(shop, hostile)).status).toBe(200)
  const [mail] = await shop.deliverMails()
  const names = [...(mail?.headers.keys() ?? [])]
  expect(names).not.toContain('bcc')
  expect(names.filter((name) => name === 'to')).toHaveLength(1)
  expect(mail?.to).toBe('JOY Box <support@joybox.example>')
  const replyTo = /^Reply-To:.*(\r\n[ \t].*)*/m.exec(mail?.raw ?? '')?.[0] ?? ''
  expect(addressparser(replyTo.slice('Reply-To:'.length))).toMatchObject([
    { address: 'nimali@example.com' },
  ])
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;bold')
  expect(mail?.html).not.toMatch(/<script|<img src=x|<b>/)
})

test.each([
  ['name', '', 'Name is required'],
  ['name', 'N', 'Name must be at least 2 characters'],
  ['email', '', 'Email is required'],
  ['email', 'nimali@', 'Please enter a valid email address'],
  ['email', 'a@example.com,b@example.com', 'Please enter a valid email address'],
  ['email', 'nimali@example.com\nBcc: b@example.com', 'Please enter a valid email address'],
  ['contact', '12345', 'Please enter a valid phone number'],
  ['message', ' ', 'Message is required'],
  ['message', 'Too short', 'Message must be at least 10 characters'],
])('the %s %j is refused: %s', async (field, value, message) => {
  const shop = await openShop()
  const refused = await send(shop, { ...question, [field]: value })
  expect(refused).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } })
  expect(await shop.database.select().from(contactMessages)).toEqual([])
  expect(await shop.deliverMails()).toEqual([])
})

test('a message whose answer was lost is stored and mailed once, also when both tries come at once', async () => {
  const shop = await openShop()
  const tries = await Promise.all([send(shop, question), send(shop, question)])
  expect([...tries, await send(shop, question)].map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
  expect(await shop.database.$count(contactMessages)).toBe(1)
  expect(await shop.deliverMails()).toHaveLength(1)

  await send(shop, { ...question, message: 'And to Jaffna?' })
  await send(shop, { ...question, email: 'kasun@example.com' })
  await send(shop, { ...question, contact: null })
  await send(shop, { ...question, contact: null })
  expect(await shop.database.$count(contactMessages)).toBe(4)
  shop.passMinutes(10)
  await send(shop, question)
  expect(await shop.database.$count(contactMessages)).toBe(5)
})

test('one client can send 20 messages an hour', async () => {
  const shop = await openShop({ rateLimits: true })
  const sendFrom = async (from: string) =>
    (await shop.call('POST /dashboard/get-in-touch', { body: question, from })).status
  for (let sent = 0; sent < 20; sent++) expect(await sendFrom('198.51.100.1')).toBe(200)
  expect(await sendFrom('198.51.100.1')).toBe(429)
  expect(await sendFrom('198.51.100.2')).toBe(200)
})
