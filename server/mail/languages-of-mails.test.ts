import { expect, test } from 'vitest'
import {
  aCustomer,
  anAddress,
  anOrderOf,
  aProduct,
  type TestCustomer,
} from '../testing/builders.ts'
import { lettersIn } from '../testing/every-letter.ts'
import { latinWordsIn } from '../testing/latin-words.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { atWork } from '../testing/order-work-builders.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'
import { composeMail } from './compose-mail.ts'

const sender = {
  shopName: 'JOY Box',
  publicUrl: 'https://joybox.example',
  supportEmail: 'support@joybox.example',
  supportPhone: '+94 11 000 0000',
}
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

async function anOrderBy(shop: TestShop, customer: TestCustomer) {
  const rice = await aProduct(shop, { name: 'හාල් 5 kg', price: 1000 })
  const recipientId = await anAddress(shop, customer)
  const body = anOrderOf(customer, recipientId, [[rice, 2]])
  const placed = await shop.call('POST /orders', { body, token: customer.token })
  const { orderId, ...attempt } = await attemptBehind(shop, placed.body.data)
  await notify(shop, attempt, { method: '' })
  return orderId
}

const typed = ['Nimali', 'Perera', 'No', 'Example', 'Lane', 'Sri', 'Lanka']

test.each(['si', 'ta'] as const)(
  'an order is mailed in the customer’s language: %s',
  async (language) => {
    const shop = await openShop()
    const customer = await aCustomer(shop)
    const { token } = customer
    const chosen = await shop.call('PUT /user/language', { token, body: { language } })
    expect(chosen).toMatchObject({ status: 200, body: { language } })
    const orderId = await anOrderBy(shop, customer)
    const { complete, detail } = await atWork(shop)
    const { version } = await detail(orderId)
    expect((await complete({ orderId, version })).status).toBe(200)
    shop.passMinutes(5)
    const mails = await shop.deliverMails()
    expect(mails).toHaveLength(3)
    for (const { subject, html, text } of mails) {
      expect(latinWordsIn(subject)).toEqual([])
      expect(latinWordsIn(text, typed)).toEqual([])
      expect(latinWordsIn(html, typed)).toEqual([])
      expect(text).toContain(`${shop.shop.config.publicUrl}/${language}/orders?order=${orderId}`)
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
