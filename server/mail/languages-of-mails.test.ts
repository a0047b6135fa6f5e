import { expect, test } from 'vitest'
import { lettersIn } from '../testing/every-letter.ts'
import { latinWordsIn } from '../testing/latin-words.ts'
import { sender } from '../testing/mail-sender.ts'
import { openShop } from '../testing/open-shop.ts'
import { mailsOfOrder } from '../testing/order-mails.ts'
import { composeMail } from './compose-mail.ts'

const to = { name: '', address: 'nimali@example.com' }
const pages = /https:\/\/joybox\.example(?!\/(?:Footerpic|somewhere))[^\s"]*/g

test.each(['si', 'ta'] as const)('no mail has an English word left in %s', (language) => {
  for (const letter of lettersIn(language, sender)) {
    const { subject, html, text } = composeMail(sender, { to, letter })
    for (const shown of [subject, letter.preview, text, html]) {
      expect([letter.subject, latinWordsIn(shown, ['C1'])]).toEqual([letter.subject, []])
    }
    expect(html).toContain(`<html lang="${language}" `)
    for (const [link] of html.matchAll(pages)) {
      expect(link).toMatch(new RegExp(`^${sender.publicUrl}/${language}(/|$)`))
    }
  }
})

test('English mails lead to English pages', () => {
  for (const letter of lettersIn('en', sender)) {
    const { html } = composeMail(sender, { to, letter })
    expect(html).toContain('<html lang="en" ')
    expect(html).not.toMatch(/joybox\.example\/(si|ta)|language=/)
  }
})

/** The address, the goods, which this shop has not translated, and the brand of the card. */
const typed = 'Nimali Perera No Example Lane Sri Lanka Ceylon Tea Soap Family Weekly VISA'.split(
  ' ',
)

test.each(['si', 'ta'] as const)(
  'an order is mailed in the customer’s language: %s',
  async (language) => {
    const shop = await openShop()
    const mails = await mailsOfOrder(shop, language)
    expect(mails).toHaveLength(4)
    for (const { subject, html, text } of mails) {
      expect(latinWordsIn(subject)).toEqual([])
      expect(latinWordsIn(text, typed)).toEqual([])
      expect(latinWordsIn(html, typed)).toEqual([])
      expect(text).toContain(`${shop.shop.config.publicUrl}/${language}/orders?order=`)
    }
  },
)

test('the amounts of a bill stand in one column, whatever the script of its labels', async () => {
  const letter = {
    language: 'si' as const,
    subject: '',
    preview: '',
    parts: [
      {
        kind: 'bill' as const,
        lines: [{ name: 'හාල්', note: 'ශ්‍රී × රු. 5.00', amount: 'රු. 5.00' }],
        totals: [['மொத்தம்', 'රු. 5.00'] as const, ['එකතුව', 'රු. 5.00'] as const],
      },
    ],
    reason: '',
  }
  const { text } = composeMail(sender, { to, letter })
  const letters = new Intl.Segmenter('si', { granularity: 'grapheme' })
  const widths = text
    .split('\n')
    .filter((line) => line.endsWith('5.00'))
    .map((line) => [...letters.segment(line)].length)
  expect(widths).toEqual([60, 60, 60])
})
