import { composeMail } from '../../server/mail/compose-mail.ts'
import type { Letter } from '../../server/mail/letter.ts'
import { lettersIn } from '../../server/testing/every-letter.ts'
import { sender } from '../../server/testing/mail-sender.ts'
import { expectAccessibleMail } from '../accessibility.ts'
import { expectNoWiderThanScreen } from '../customers.ts'
import { expect, test } from '../fixtures.ts'

const to = { name: '', address: 'nimali@example.com' }
const logo = new URL('../../public/Footerpic/logo-on-leaf.png', import.meta.url).pathname

/** What no letter of the shop has beside everything else: a bill, a quote, a code and a very long word. */
const everyPart: Letter = {
  language: 'en',
  subject: 'Every part',
  preview: 'Every part',
  parts: [
    { kind: 'heading', text: 'Thank you for your order' },
    { kind: 'paragraph', text: `https://joybox.example/${'somewhere/'.repeat(9)}` },
    { kind: 'quote', text: `Ring twice\n${'w'.repeat(90)}` },
    {
      kind: 'bill',
      lines: [
        { name: 'Ceylon Black Tea 400 g', note: '2 × LKR 625.00', amount: 'LKR 1,250.00' },
        { name: 'Red Rice 5 kg', note: '1 × LKR 1,450.00', amount: 'LKR 1,450.00' },
      ],
      totals: [
        ['Delivery', 'LKR 300.00'],
        ['To be paid', 'LKR 3,000.00'],
      ],
    },
    { kind: 'facts', rows: [['Deliver to', 'Nimali Perera, No. 12, Example Lane, 10250']] },
    { kind: 'code', text: '471123' },
    { kind: 'button', label: 'See the order', url: 'https://joybox.example/orders' },
  ],
  reason: 'You get this mail because you have ordered at JOY Box.',
  unsubscribeUrl: 'https://joybox.example/newsletter/unsubscribe/1',
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'si', 'ta'] as const) {
    test(`every mail can be read, ${colorScheme}, on a phone and beside a list: ${language}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.route('https://joybox.example/**', (route) => route.fulfill({ path: logo }))
      const letters = [...(language === 'en' ? [everyPart] : []), ...lettersIn(language, sender)]
      for (const [place, letter] of letters.entries()) {
        await page.setContent(composeMail(sender, { to, letter }).html)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const width of [640, 320]) {
          await page.setViewportSize({ width, height: 740 })
          await expectNoWiderThanScreen(page)
        }
        // The same colours in every language.
        if (language === 'en') await expectAccessibleMail(page)
        const folder = process.env.SCREENS
        if (folder) {
          await page.setViewportSize({ width: 360, height: 740 })
          await page.screenshot({
            path: `${folder}/mail-${language}-${place}-${colorScheme}.png`,
            fullPage: true,
          })
        }
      }
    })
  }
}
