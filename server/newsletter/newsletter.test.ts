import { expect, test } from 'vitest'
import { footerTexts } from '../../domain/texts/en/footer.ts'
import { translation } from '../../domain/texts/translation.ts'
import { newsletterSubscriptions } from '../database/schema.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const subscribe = (shop: TestShop, email: string) =>
  shop.call('POST /newsletter', { body: { email } })
const subscribers = async ({ database }: TestShop) =>
  (await database.select().from(newsletterSubscriptions)).map(({ email }) => email)

/** The path to unsubscribe in the only mail. */
async function unsubscribePath(shop: TestShop): Promise<string> {
  const [mail] = await shop.deliverMails()
  return new URL(/<(.+)>/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '').pathname
}

test('a subscriber gets a mail with a link to unsubscribe', async () => {
  const shop = await openShop()
  const { status, body } = await subscribe(shop, ' Nimali@Example.com ')
  expect(status).toBe(200)
  expect(body.message).toBe('Thank you for subscribing! Please look into your mail.')
  expect(await subscribers(shop)).toEqual(['nimali@example.com'])

  const [mail] = await shop.deliverMails()
  const url = `${shop.shop.config.publicUrl}${await unsubscribePath(shop)}`
  expect(mail).toMatchObject({ to: 'nimali@example.com', subject: 'You are subscribed to JOY Box' })
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail?.text).toContain(`Unsubscribe: ${url}`)
  expect(mail?.html).toContain(`href="${url}"`)
})

test('an email address is stored once, and the response does not reveal whether it was known', async () => {
  const shop = await openShop()
  const [first, again] = [
    await subscribe(shop, 'nimali@example.com'),
    await subscribe(shop, 'NIMALI@example.com'),
  ]
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect(await subscribers(shop)).toEqual(['nimali@example.com'])
  expect(await shop.deliverMails()).toHaveLength(1)
})

test('of two subscriptions at once, one is stored and one mail is sent', async () => {
  const shop = await openShop()
  const both = await Promise.all([
    subscribe(shop, 'nimali@example.com'),
    subscribe(shop, 'nimali@example.com'),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await subscribers(shop)).toHaveLength(1)
  expect(await shop.deliverMails()).toHaveLength(1)
})

test('subscribing again a day later sends the link to unsubscribe once more', async () => {
  const shop = await openShop()
  await subscribe(shop, 'nimali@example.com')
  shop.passMinutes(24 * 60 + 1)
  await subscribe(shop, 'nimali@example.com')
  const mails = await shop.deliverMails()
  expect(mails).toHaveLength(2)
  const ways = new Set(mails.map(({ headers }) => headers.get('list-unsubscribe')))
  expect(ways.size).toBe(1)
})

test.each(['si', 'ta'] as const)(
  'who subscribes in language %s consents to the words of that language, also when subscribing again in another',
  async (language) => {
    const shop = await openShop()
    const subscribeIn = (chosen: string) =>
      shop.call('POST /newsletter', {
        query: { language: chosen },
        body: { email: 'nimali@example.com' },
      })
    await subscribeIn(language)
    shop.passMinutes(24 * 60 + 1)
    await subscribeIn('en')
    const [stored] = await shop.database.select().from(newsletterSubscriptions)
    const {
      newsletterTitle,
      newsletterText,
      subscribe: button,
    } = translation(footerTexts, language)
    expect(stored?.consentWords).toBe([newsletterTitle, newsletterText, button].join('\n'))
    // The next newsletter is in the language of today.
    expect(stored?.language).toBe('en')
  },
)

test('who subscribes again on the same day in another language gets the newsletter in that one', async () => {
  const shop = await openShop()
  for (const language of ['en', 'ta']) {
    const body = { email: 'nimali@example.com' }
    await shop.call('POST /newsletter', { query: { language }, body })
  }
  const [stored] = await shop.database.select().from(newsletterSubscriptions)
  expect(stored?.language).toBe('ta')
  expect(await shop.deliverMails()).toHaveLength(1)
})

test.each([
  ['', 'Email is required'],
  ['nimali', 'Please enter a valid email address'],
  ['a@example.com, b@example.com', 'Please enter a valid email address'],
])('the address "%s" is refused: %s', async (email, message) => {
  const shop = await openShop()
  const refused = await subscribe(shop, email)
  expect(refused).toMatchObject({ status: 400, body: { message, fields: { email: message } } })
  expect(await subscribers(shop)).toEqual([])
})

test('one client can subscribe 30 email addresses an hour', async () => {
  const shop = await openShop({ rateLimits: true })
  const subscribeFrom = async (from: string, number: number) => {
    const body = { email: `customer${number}@example.com` }
    return (await shop.call('POST /newsletter', { body, from })).status
  }
  for (let sent = 0; sent < 30; sent++) expect(await subscribeFrom('198.51.100.1', sent)).toBe(200)
  expect(await subscribeFrom('198.51.100.1', 30)).toBe(429)
  expect(await subscribeFrom('198.51.100.2', 31)).toBe(200)
})

test('the link leads to a page that asks first, and its button unsubscribes', async () => {
  const shop = await openShop()
  await subscribe(shop, 'nimali@example.com')
  const path = await unsubscribePath(shop)

  const asked = await shop.request(path)
  expect(asked.status).toBe(200)
  expect(await asked.text()).toMatch(/<form method="post">\s*<button>Unsubscribe<\/button>/)
  expect(await subscribers(shop)).toHaveLength(1)

  const done = await shop.request(path, { method: 'POST' })
  expect(done.status).toBe(200)
  expect(await done.text()).toContain('You are unsubscribed')
  expect(await subscribers(shop)).toEqual([])
})

test('a mailbox can unsubscribe with one request, any number of times', async () => {
  const shop = await openShop()
  await subscribe(shop, 'nimali@example.com')
  await subscribe(shop, 'kasun@example.com')
  const path = await unsubscribePath(shop)
  const oneClick = {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  }
  for (const _ of ['first', 'second']) {
    expect((await shop.request(path, oneClick)).status).toBe(200)
    expect(await subscribers(shop)).toHaveLength(1)
  }
})

test('an invalid link is not found', async () => {
  const shop = await openShop()
  for (const token of ['1', 'abc', "'--", `${crypto.randomUUID()}0`]) {
    for (const method of ['GET', 'POST']) {
      const answer = await shop.request(`/newsletter/unsubscribe/${token}`, { method })
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('This link is not complete')
    }
  }
  expect(shop.loggedErrors()).toEqual([])
})

test('the page loads nothing and is not cached', async () => {
  const shop = await openShop()
  const page = await shop.request(`/newsletter/unsubscribe/${crypto.randomUUID()}`)
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'")
  expect(page.headers.get('Cache-Control')).toBe('no-store')
})
