// The second part of `npm run screenshots`: the shop in Sinhala and Tamil, from the home page to the invoice, the sheet that
// is packed by, and where operators translate, into docs/screenshots.
import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { languagePath } from '../domain/texts/language-path.ts'
import { languages } from '../domain/texts/languages.ts'
import {
  type TranslatedLanguage,
  translatedLanguages,
} from '../domain/translations/translated-things.ts'
import { call } from '../e2e/call.ts'
import { fillCart } from '../e2e/checkout-shop.ts'
import { tokenOf } from '../e2e/customers.ts'
import { visitDemoShop } from '../server/testing/visit-demo-shop.ts'
import {
  captureWidths,
  logIn,
  lowQuality,
  newPage,
  open,
  prepareOperator,
  save,
  screens,
  screenshots,
} from './screenshot.ts'

const people = {
  si: { name: 'නිමාලි පෙරේරා', streetAddress: 'අංක 12, මල් පාර, කොළඹ 5', postalCode: '00500' },
  ta: { name: 'கமலா சிவகுமார்', streetAddress: 'இல. 12, கோவில் வீதி, யாழ்ப்பாணம்', postalCode: '40000' },
}

for (const language of translatedLanguages) {
  await rm(`${screenshots}${language}`, { recursive: true, force: true })
}
await visitDemoShop(async (browser, shopUrl) => {
  const operator = await newPage(browser, shopUrl)
  await prepareOperator(operator)
  for (const language of translatedLanguages) {
    const customer = await newPage(browser, shopUrl)
    const account = await register(customer, language)
    await captureShop(customer, language)
    await logIn(customer, account)
    const orderId = await captureOrder(customer, language, account)
    await captureSheet(operator, language, orderId)
  }
  for (const path of ['/admin/translations', '/admin/translations/package/1']) {
    await operator.goto(path, { waitUntil: 'networkidle' })
    await captureWidths(operator, path.slice(1).replaceAll('/', '-'))
  }
})

async function register({ request }: Page, language: TranslatedLanguage) {
  const { name } = people[language]
  const account = { name, email: `customer-${language}@joybox.test`, password: 'Kiribath#1' }
  const person = { nic: '911042754V', telephone: '0771234567' }
  const { id } = await call(request, 'POST /user/register', { body: { ...account, ...person } })
  const token = await tokenOf(request, account)
  await call(request, 'PUT /user/language', { token, body: { language } })
  return { ...account, userId: id, token }
}

async function captureShop(page: Page, language: TranslatedLanguage): Promise<void> {
  await captureEach(page, language, {
    '/': 'home',
    '/products': 'products',
    '/packages': 'packages',
  })
}

/** Orders and pays as a customer does; returns the order's id. */
async function captureOrder(
  page: Page,
  language: TranslatedLanguage,
  customer: { userId: number; token: string },
): Promise<number> {
  const { token } = customer
  const { name: recipientName, ...address } = people[language]
  const body = { recipientName, ...address, contact: '077 123 4567' }
  await call(page.request, 'POST /recipients', { token, body })
  await fillCart(page.request, customer)
  await captureEach(page, language, { '/checkout': 'checkout' })

  const { place } = languages[language].checkoutTexts.summary
  await page
    .getByRole('button', { name: new RegExp(recipientName) })
    .first()
    .click()
  await page.getByRole('button', { name: place }).click()
  await page.locator('button[value=pay]').click()
  await page.waitForURL(/payment-result/)
  const [order] = await call(page.request, 'GET /orders', { token })
  if (!order) throw new Error('The order is not among those of the customer')
  const { orderId } = order
  await captureEach(page, language, {
    [`/orders?order=${orderId}`]: 'order',
    [`/orders/${orderId}/invoice`]: 'invoice',
  })
  return orderId
}

async function captureSheet(
  page: Page,
  language: TranslatedLanguage,
  orderId: number,
): Promise<void> {
  await page.goto('/admin')
  await page.evaluate((named) => localStorage.setItem('language of sheets', named), language)
  await page.goto(`/admin/orders/print/picking?ids=${orderId}`, { waitUntil: 'networkidle' })
  await captureWidths(page, `${language}/picking-sheet`)
}

/** Takes screenshots of what is first seen of pages in a language, by their paths in English. */
async function captureEach(
  page: Page,
  language: TranslatedLanguage,
  names: Record<string, string>,
): Promise<void> {
  for (const [path, name] of Object.entries(names)) {
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await open(page, languagePath(language) + (path === '/' ? '' : path))
      await save(await page.screenshot(), `${language}/${name}-${screen.width}`, lowQuality)
    }
  }
}
