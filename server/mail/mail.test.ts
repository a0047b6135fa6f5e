import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import addressparser from 'nodemailer/lib/addressparser'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { sender } from '../testing/mail-sender.ts'
import { openShop } from '../testing/open-shop.ts'
import { readMail, readOutbox } from '../testing/read-mail.ts'
import { anSmtpServer } from '../testing/smtp-server.ts'
import { composeMail } from './compose-mail.ts'
import type { Letter } from './letter.ts'
import { MailRefused } from './mail.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { sendMail } from './send-mail.ts'
import { smtpMailer } from './smtp-mailer.ts'

const shopAddress = { name: 'JOY Box', address: 'support@joybox.example' }
const nimali = { name: 'Nimali Perera', address: 'nimali@example.com' }
const identity = { id: 'b3c1', writtenAt: new Date('2026-11-21T08:30:00.123Z') }

const greeting: Letter = {
  language: 'en',
  subject: 'Ayubowan – ආයුබෝවන්',
  preview: 'A greeting',
  parts: [
    { kind: 'heading', text: 'Welcome' },
    { kind: 'paragraph', text: 'Rice & curry' },
    { kind: 'facts', rows: [['Total', 'LKR 1,250.00']] },
    {
      kind: 'bill',
      lines: [{ name: 'Ceylon Tea', note: '2 × LKR 625.00', amount: 'LKR 1,250.00' }],
      totals: [['To be paid', 'LKR 1,250.00']],
    },
    { kind: 'quote', text: 'One line\nand another' },
    { kind: 'code', text: '4711' },
    { kind: 'button', label: 'To the shop', url: 'https://joybox.example/products' },
  ],
  reason: 'You get this mail because this is a test.',
}

/** Says the words wherever a mail has room for some. */
function aMailSaying(words: string) {
  const letter: Letter = {
    language: 'en',
    subject: words,
    preview: words,
    parts: [
      { kind: 'heading', text: words },
      { kind: 'paragraph', text: words },
      { kind: 'quote', text: words },
      { kind: 'facts', rows: [[words, words]] },
      {
        kind: 'bill',
        lines: [{ name: words, note: words, amount: words }],
        totals: [[words, words]],
      },
      { kind: 'code', text: words },
      { kind: 'button', label: words, url: words },
    ],
    reason: words,
    unsubscribeUrl: words,
  }
  const speaker = { shopName: words, publicUrl: words, supportEmail: words, supportPhone: words }
  return composeMail(speaker, { to: nimali, letter })
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'joybox-outbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe('a mail', () => {
  test('says the same in HTML and in plain text', () => {
    const { html, text } = composeMail(sender, { to: nimali, letter: greeting })
    for (const words of [
      'Welcome',
      '4711',
      'Ceylon Tea',
      '2 × LKR 625.00',
      'To be paid',
      'To the shop',
    ]) {
      expect(html).toContain(words)
      expect(text).toContain(words)
    }
    expect(html).toContain('Rice &amp; curry')
    expect(text).toContain('Rice & curry')
    expect(text).toContain('> One line\n> and another')
    expect(text).toContain('To the shop: https://joybox.example/products')
  })

  test('loads its logo from the shop, and nothing from anywhere else', () => {
    const { html } = composeMail(sender, { to: nimali, letter: greeting })
    const loaded = [...html.matchAll(/(?:src|background)="([^"]*)"/g)].map(([, url]) => url)
    expect(loaded).toEqual(['https://joybox.example/Footerpic/logo-on-leaf.png'])
    expect(html).not.toMatch(/url\(|<link|<script|@import/)
  })

  test('arrives as it was written, in any script', async () => {
    const server = await anSmtpServer()
    const mail = composeMail(sender, { to: { ...nimali, name: 'නිමාලි' }, letter: greeting })
    await smtpMailer(server.url, () => shopAddress).deliver(mail, identity)
    const [arrived] = server.received
    expect(arrived).toMatchObject({
      from: 'JOY Box <support@joybox.example>',
      to: 'නිමාලි <nimali@example.com>',
      subject: 'Ayubowan – ආයුබෝවන්',
    })
    expect(arrived?.text.trim()).toBe(mail.text.trim())
    expect(arrived?.html.trim()).toBe(mail.html.trim())
  })

  test('has the same id and date at every try', async () => {
    const server = await anSmtpServer()
    const mail = composeMail(sender, { to: nimali, letter: greeting })
    const mailer = smtpMailer(server.url, () => shopAddress)
    await mailer.deliver(mail, identity)
    await mailer.deliver(mail, identity)
    for (const { headers } of server.received) {
      expect(headers.get('message-id')).toBe('<b3c1@joybox.example>')
      expect(new Date(headers.get('date') ?? '').getTime()).toBe(Date.parse('2026-11-21T08:30:00Z'))
    }
  })

  test('offers to unsubscribe only where there is something to unsubscribe from', () => {
    const url = 'https://joybox.example/newsletter/unsubscribe/1'
    const mail = composeMail(sender, {
      to: nimali,
      letter: { ...greeting, unsubscribeUrl: url },
    })
    expect(mail.headers?.['List-Unsubscribe']).toBe(`<${url}>`)
    expect(mail.html).toContain(`href="${url}"`)
    expect(composeMail(sender, { to: nimali, letter: greeting })).not.toHaveProperty('headers')
  })

  test.each([
    'Nimali\r\nBcc: victim@example.com',
    'Nimali\nBcc: victim@example.com',
    'Nimali\rBcc: victim@example.com',
    'Nimali\r\n\r\n<h1>Another mail</h1>',
    'Nimali" <victim@example.com>, "',
    'a@example.com, victim@example.com;',
    '\u2028Bcc: victim@example.com',
    `${'n'.repeat(2000)}\r\nBcc: victim@example.com`,
  ])('takes the name %j as nothing but a name', async (name) => {
    const server = await anSmtpServer()
    const to = { ...nimali, name }
    const mail = composeMail(sender, {
      to,
      replyTo: to,
      letter: { ...greeting, subject: name },
    })
    await smtpMailer(server.url, () => shopAddress).deliver(mail, identity)
    const [arrived] = server.received
    expect([...(arrived?.headers.keys() ?? [])].sort()).toEqual(
      [
        ...['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'auto-submitted'],
        ...['mime-version', 'content-type'],
      ].sort(),
    )
    for (const header of ['To', 'Reply-To']) {
      const line = new RegExp(`^${header}:(.*(\\r\\n[ \\t].*)*)`, 'm').exec(arrived?.raw ?? '')?.[1]
      expect(addressparser(line ?? '')).toMatchObject([{ address: 'nimali@example.com' }])
    }
  })

  test('shows what somebody has typed as text', () => {
    const typed = `<script>alert('1')</script><img src=x onerror="alert(1)"> &amp;`
    const escaped =
      '&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp;amp;'
    const { html, text } = aMailSaying(typed)
    expect(html).toBe(aMailSaying('Kolikuttu').html.replaceAll('Kolikuttu', escaped))
    expect(text).toContain(typed)
  })
})

describe('a mail server', () => {
  test('that refuses an address is told apart from one that cannot be reached', async () => {
    const mail = composeMail(sender, { to: nimali, letter: greeting })
    const deliverThrough = (url: string) =>
      smtpMailer(url, () => shopAddress, 300).deliver(mail, identity)

    const refusing = await anSmtpServer('knowing nobody')
    await expect(deliverThrough(refusing.url)).rejects.toBeInstanceOf(MailRefused)
    for (const manner of ['busy', 'silent'] as const) {
      const away = await anSmtpServer(manner)
      await expect(deliverThrough(away.url)).rejects.not.toBeInstanceOf(MailRefused)
    }
    await expect(deliverThrough('smtp://127.0.0.1:1')).rejects.not.toBeInstanceOf(MailRefused)
  })
})

test('a mail server that must offer TLS and does not gets no mail', async () => {
  const server = await anSmtpServer()
  const mail = composeMail(sender, { to: nimali, letter: greeting })
  const mailer = smtpMailer(`${server.url}?requireTLS=true`, () => shopAddress)
  await expect(mailer.deliver(mail, identity)).rejects.not.toBeInstanceOf(MailRefused)
  expect(server.visits()).toBe(1)
  expect(server.received).toEqual([])
})

describe('the outbox', () => {
  test('holds a file for each mail, named by its time, for its owner only', async () => {
    const folder = join(await aFolder(), 'outbox')
    const mailer = outboxMailer(folder, () => shopAddress, createLog())
    await mailer.deliver(composeMail(sender, { to: nimali, letter: greeting }), identity)

    expect(await readdir(folder)).toEqual(['2026-11-21T08-30-00.123Z-b3c1.eml'])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(await readOutbox(folder)).toMatchObject([{ to: 'Nimali Perera <nimali@example.com>' }])
  })

  test('holds a mail once that had to be tried twice', async () => {
    const folder = await aFolder()
    const mailer = outboxMailer(folder, () => shopAddress, createLog())
    const mail = composeMail(sender, { to: nimali, letter: greeting })
    await mailer.deliver(mail, identity)
    await mailer.deliver(mail, identity)
    expect(await readdir(folder)).toHaveLength(1)
  })
})

describe('what happens in the shop', () => {
  test('mails nobody when it is taken back', async () => {
    const { shop, database, deliverMails } = await openShop()
    const failing = database.transaction(async (tx) => {
      await sendMail(tx, shop, { to: nimali, letter: greeting })
      throw new Error('Out of stock')
    })
    await expect(failing).rejects.toThrow('Out of stock')
    expect(await deliverMails()).toEqual([])
  })

  test('mails nobody before it is settled', async () => {
    const { shop, database, deliverMails } = await openShop()
    await database.transaction(async (tx) => {
      await sendMail(tx, shop, { to: nimali, letter: greeting })
      expect(await deliverMails()).toEqual([])
    })
    expect(await deliverMails()).toHaveLength(1)
  })
})

test('a mail is read as it was written, however it is folded and encoded', () => {
  const raw = [
    'Subject: =?UTF-8?Q?R=C3=A4?=',
    ' =?UTF-8?B?Z2k=?=',
    'Content-Type: multipart/alternative; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Caf=C3=A9 =',
    'au lait',
    '--b--',
  ].join('\r\n')
  expect(readMail(raw)).toMatchObject({ subject: 'Rägi', text: 'Café au lait\n' })
})
