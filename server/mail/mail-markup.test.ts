import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { lettersIn } from '../testing/every-letter.ts'
import { sender } from '../testing/mail-sender.ts'
import { openShop } from '../testing/open-shop.ts'
import { mailsOfOrder } from '../testing/order-mails.ts'
import type { ReadMail } from '../testing/read-mail.ts'
import { composeMail } from './compose-mail.ts'
import type { Letter } from './letter.ts'

const to = { name: '', address: 'nimali@example.com' }

/** Gmail shows only the beginning of a longer mail. */
const clippedBytes = 102_000

/** The largest order that the shop takes, with long names in letters of three bytes. */
const largeOrder: Letter = {
  language: 'si',
  subject: 'ඇණවුම',
  preview: 'ඇණවුම',
  parts: [
    { kind: 'heading', text: 'ඇණවුම' },
    {
      kind: 'bill',
      lines: Array.from({ length: 100 }, (_, place) => ({
        name: `${'සම්බා හාල් නිවසේ සැකසූ '.repeat(3)}${place}`,
        note: '2 × රු. 625.00',
        amount: 'රු. 1,250.00',
      })),
      totals: [['එකතුව', 'රු. 125,000.00']],
    },
    { kind: 'button', label: 'ඇණවුම', url: 'https://joybox.example/si/orders?order=1042' },
  ],
  reason: 'ඇණවුම',
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // Mail programs need what the web has given up: widths and colours as attributes.
  rules: { 'no-deprecated-attr': 'off' },
})

const amounts = (words: string) => new Set(words.match(/\d[\d,]*\.\d\d\b/g))
const links = (words: string) => new Set(words.match(/https?:\/\/[^\s"<]+/g))

/** What a reader sees of a mail's HTML. */
function seenIn(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body.replace(/<div [^>]*display:none.*?<\/div>/s, '').replace(/<[^>]+>/g, ' ')
}

type Mail = Pick<ReadMail, 'subject' | 'html' | 'text'>

/** What is true of every mail. */
const checks: Record<string, (mail: Mail) => void | Promise<void>> = {
  'is HTML without a fault': async ({ subject, html }) => {
    const { results } = await validator.validateString(html)
    const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message))
    expect(faults, subject).toEqual([])
  },
  'names the same amounts and pages in both its parts': ({ subject, html, text }) => {
    expect(amounts(text), subject).toEqual(amounts(seenIn(html)))
    const hrefs = [...html.matchAll(/href="(https?:[^"]*)"/g)].map(([, url = '']) => url)
    expect(links(text), subject).toEqual(new Set(hrefs))
  },
  'shows a picture that every program knows, at its whole address, with a text and a height': ({
    subject,
    html,
  }) => {
    const [picture, ...others] = html.match(/<img [^>]*>/g) ?? []
    expect(others, subject).toEqual([])
    expect(picture, subject).toMatch(/ src="https?:\/\/[^"]+\.(png|jpg)"/)
    expect(picture, subject).toMatch(/ alt="[^"]+"/)
    expect(picture, subject).toMatch(/ height="\d+"/)
  },
  'says that it can be dark, for each way in which programs are': ({ subject, html }) => {
    for (const name of ['color-scheme', 'supported-color-schemes']) {
      expect(html, subject).toContain(`<meta name="${name}" content="light dark">`)
    }
    expect(html, subject).toContain('<style>@media (prefers-color-scheme:dark){')
    expect(html, subject).toContain('<style>[data-ogsc] ')
  },
  'is not clipped by Gmail': ({ subject, html }) => {
    expect(Buffer.byteLength(html), subject).toBeLessThan(clippedBytes)
  },
}

describe.each(['en', 'si', 'ta'] as const)('every mail in %s', (language) => {
  const mails = lettersIn(language, sender).map((letter) => composeMail(sender, { to, letter }))

  test.each(Object.entries(checks))('%s', async (_, check) => {
    for (const mail of mails) await check(mail)
  })

  test('is as sound with the goods and the address of an order', async () => {
    const mailed = await mailsOfOrder(await openShop(), language)
    expect(mailed.map(({ text }) => text).join()).toContain('Example Lane')
    for (const mail of mailed) {
      for (const check of Object.values(checks)) await check(mail)
    }
  })
})

test('the mail of a hundred lines is not clipped by Gmail', () => {
  const { html } = composeMail(sender, { to, letter: largeOrder })
  expect(Buffer.byteLength(html)).toBeLessThan(clippedBytes)
})
