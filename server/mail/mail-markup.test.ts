import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { lettersIn } from '../testing/every-letter.ts'
import { composeMail } from './compose-mail.ts'
import type { Letter } from './letter.ts'

const sender = {
  shopName: 'JOY Box',
  publicUrl: 'https://joybox.example',
  supportEmail: 'support@joybox.example',
  supportPhone: '+94 11 000 0000',
}
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
const links = (words: string) => new Set(words.match(/https:\/\/[^\s"<]+/g))

/** What a reader sees of a mail's HTML. */
function seenIn(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body.replace(/<div [^>]*display:none.*?<\/div>/s, '').replace(/<[^>]+>/g, ' ')
}

describe.each(['en', 'si', 'ta'] as const)('every mail in %s', (language) => {
  const mails = lettersIn(language, sender).map((letter) => composeMail(sender, { to, letter }))

  test('is HTML without a fault', async () => {
    for (const { subject, html } of mails) {
      const { results } = await validator.validateString(html)
      const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message))
      expect([subject, faults]).toEqual([subject, []])
    }
  })

  test('names the same amounts and pages in both its parts', () => {
    for (const { html, text } of mails) {
      expect(amounts(text)).toEqual(amounts(seenIn(html)))
      const hrefs = [...html.matchAll(/href="(https:[^"]*)"/g)].map(([, url = '']) => url)
      expect(links(text)).toEqual(new Set(hrefs))
    }
  })

  test('shows pictures that every program knows, at their whole address, with a text and a height', () => {
    for (const { html } of mails) {
      const pictures = html.match(/<img [^>]*>/g) ?? []
      expect(pictures).toHaveLength(1)
      for (const picture of pictures) {
        expect(picture).toMatch(/ src="https:\/\/joybox\.example\/[^"]+\.(png|jpg)"/)
        expect(picture).toMatch(/ alt="[^"]+"/)
        expect(picture).toMatch(/ height="\d+"/)
      }
    }
  })

  test('says that it can be dark, for each way in which programs are', () => {
    for (const { html } of mails) {
      for (const name of ['color-scheme', 'supported-color-schemes']) {
        expect(html).toContain(`<meta name="${name}" content="light dark">`)
      }
      expect(html).toContain('<style>@media (prefers-color-scheme:dark){')
      expect(html).toContain('<style>[data-ogsc] ')
    }
  })

  test('is not clipped by Gmail', () => {
    for (const { html } of mails) expect(Buffer.byteLength(html)).toBeLessThan(clippedBytes)
  })
})

test('the mail of a hundred lines is not clipped by Gmail', () => {
  const { html } = composeMail(sender, { to, letter: largeOrder })
  expect(Buffer.byteLength(html)).toBeLessThan(clippedBytes)
})
