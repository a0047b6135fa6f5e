import { expect, test } from 'vitest'
import { fieldTexts as english } from '../../domain/texts/en/fields.ts'
import { fieldTexts as sinhala } from '../../domain/texts/si/fields.ts'
import { fieldTexts as tamil } from '../../domain/texts/ta/fields.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { latinWordsIn } from '../testing/latin-words.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { formPost } from '../testing/payment-builders.ts'

const fields = { en: english, si: sinhala, ta: tamil }
/** What browsers send unasked. */
const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'si,ta;q=0.8' }

const inQuery = (language: string | undefined) => (language ? `?language=${language}` : '')

async function posted({ request }: TestShop, path: string, body: object | string) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await request(`/api${path}`, { method: 'POST', headers, body: text })
  return response.json()
}

test.each([
  [undefined, 'Please login first.'],
  ['en', 'Please login first.'],
  ['si', 'පළමුව පිවිසෙන්න.'],
  ['ta', 'முதலில் உள்நுழையவும்.'],
])('a refusal is in the language of the call, %s', async (language, sentence) => {
  const { request } = await openShop()
  const refused = await (await request(`/api/orders${inQuery(language)}`, { headers })).json()
  expect(refused).toMatchObject({ code: 'notSignedIn', message: sentence })
})

test.each([undefined, 'si', 'ta'] as const)('so are the rules of forms: %s', async (language) => {
  const shop = await openShop()
  const texts = fields[language ?? 'en']
  const path = `/user/register${inQuery(language)}`
  const typed = { name: 'Nimali', email: 'nimali', nic: '1', password: 'short', telephone: '1' }
  const refused = await posted(shop, path, typed)
  expect(refused.code).toBe('invalid')
  expect(refused.fields).toMatchObject({ email: texts.emailInvalid, nic: texts.nicInvalid })
  expect(refused.fields.password).toContain('8')
  expect(refused.message).toBe(Object.values(refused.fields)[0])
  expect((await posted(shop, path, {})).fields).toMatchObject({ name: texts.fullNameRequired })
  if (!language) return
  // A NIC may end in these letters.
  expect(latinWordsIn(Object.values(refused.fields).join(' '), ['V', 'X'])).toEqual([])
  const tooMany = { packageName: 'නිමාලි', packageItems: [], budget: 1e9 }
  const { token } = await aCustomer(shop)
  const saved = await shop.call('POST /custom-packages', {
    token,
    query: { language },
    body: tooMany,
  })
  expect(Object.keys(saved.body.fields)).toContain('budget')
  expect(latinWordsIn(Object.values(saved.body.fields).join(' '))).toEqual([])
})

test.each(['si', 'ta'] as const)(
  'what is wrong with a request is said in %s too: its kind, its size, its path, its query',
  async (language) => {
    const shop = await openShop()
    const { token } = await aCustomer(shop)
    const query = inQuery(language)
    const answers = await Promise.all([
      posted(shop, `/user/login${query}`, '{'),
      posted(shop, `/user/login${query}`, { email: 7 }),
      posted(shop, `/newsletter${query}`, { email: 'x'.repeat(2_000_000) }),
      posted(shop, `/products${query}`, {}),
      posted(shop, `/nothing${query}`, {}),
      (await shop.request(`/api/products${query}&page=0`)).json(),
      (await shop.request(`/api/products/nothing${query}`)).json(),
      (
        await shop.request(`/api/carts/1${query}`, {
          headers: { Authorization: `Bearer ${token}` },
        })
      ).json(),
    ])
    for (const { code, message, fields: wrong = {} } of answers) {
      expect(code).toEqual(expect.any(String))
      const words = latinWordsIn([message, ...Object.values(wrong)].join(' '), ['JSON'])
      expect([code, message, words]).toEqual([code, message, []])
    }
  },
)

test.each(['si', 'ta'])('a limit says in %s how long to wait', async (language) => {
  const shop = await openShop({ rateLimits: true })
  const send = () =>
    shop.call('POST /user/send', { query: { language }, body: { email: 'nimali@example.com' } })
  expect((await send()).status).toBe(201)
  const { status, body } = await send()
  expect([status, body.code, latinWordsIn(body.message)]).toEqual([429, 'tooOften', []])
  expect(body.message).toMatch(/\d/)
})

test('what was done is said in the language of the call', async () => {
  const shop = await openShop()
  const subscribe = async (language: string, name: string) =>
    (
      await shop.call('POST /newsletter', {
        query: { language },
        body: { email: `${name}@example.com` },
      })
    ).body.message
  const [english, sinhala, tamil] = [
    await subscribe('en', 'nimali'),
    await subscribe('si', 'kamal'),
    await subscribe('ta', 'selvi'),
  ]
  expect(english).toMatch(/[a-z]/)
  expect(latinWordsIn(`${sinhala} ${tamil}`)).toEqual([])
  const mails = await shop.deliverMails()
  for (const { to, subject, headers } of mails) {
    if (to.includes('nimali')) continue
    expect(latinWordsIn(subject)).toEqual([])
    const [, link = ''] = /<(.+)>/.exec(headers.get('list-unsubscribe') ?? '') ?? []
    const path = link.slice(shop.shop.config.publicUrl.length)
    const page = await (await shop.request(path)).text()
    const language = to.includes('kamal') ? 'si' : 'ta'
    expect(page).toContain(`<html lang="${language}">`)
    expect(latinWordsIn(page)).toEqual([])
    const done = await (await shop.request(path, formPost('List-Unsubscribe=One-Click'))).text()
    expect(latinWordsIn(done)).toEqual([])
    expect(done).toContain(`href="/${language}"`)
  }
})

test.each(['de', 'SI', '', 'si,ta', 'si&language=ta', '__proto__'])(
  'the language %j is refused in English, also by cached calls',
  async (language) => {
    const { request } = await openShop()
    for (const path of ['products', 'orders', 'categories', 'nothing']) {
      const response = await request(`/api/${path}?language=${language}`, { headers })
      const message = 'Must be one of: en, si, ta.'
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { code: 'invalid', message, fields: { language: message } },
      ])
    }
  },
)

test('a cached call is kept for each language', async () => {
  const shop = await openShop()
  await aProduct(shop)
  for (const language of ['en', 'si', 'ta']) {
    expect((await shop.call('GET /products', { query: { language } })).status).toBe(200)
    expect((await shop.call('GET /categories', { query: { language } })).status).toBe(200)
  }
})

test('the back office speaks English, and refuses no language', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  for (const language of ['si', 'de']) {
    const query = inQuery(language)
    const known = await shop.request(`/api/admin/orders${query}`, { headers: { Cookie: session } })
    expect(known.status).toBe(200)
    const absent = await shop.request(`/api/admin/orders/9${query}`, {
      headers: { Cookie: session },
    })
    expect((await absent.json()).message).toMatch(/^[A-Z][a-z]+/)
  }
})

test('every call of the storefront documents its language, and no call of the back office', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const documented = async (path: string) => {
    const description = await (await shop.request(path, { headers: { Cookie: session } })).json()
    const operations = Object.entries<object>(description.paths)
      // There it is the language of what is edited, or of the names of goods.
      .filter(([path]) => !/^\/admin\/(translations|picking)/.test(path))
      .flatMap(([, methods]) => Object.values<{ parameters?: { name: string }[] }>(Object(methods)))
    return operations.map(({ parameters = [] }) =>
      parameters.some(({ name }) => name === 'language'),
    )
  }
  expect(new Set(await documented('/api/openapi.json'))).toEqual(new Set([true]))
  expect(new Set(await documented('/api/admin/openapi.json'))).toEqual(new Set([false]))
})

test('who signs up in a language has it, and can choose another', async () => {
  const shop = await openShop()
  const account = {
    name: 'නිමාලි',
    email: 'nimali@example.com',
    nic: '911042754V',
    password: 'Kiribath#1',
    telephone: '0771234567',
  }
  const registered = await shop.call('POST /user/register', {
    query: { language: 'si' },
    body: account,
  })
  expect(registered.status).toBe(201)
  const [mail] = await shop.deliverMails()
  expect(latinWordsIn(`${mail?.subject} ${mail?.text} ${mail?.html}`)).toEqual([])
  const [link = ''] = /\/account\/email\/\S+/.exec(String(mail?.text)) ?? []
  const page = await (await shop.request(link)).text()
  expect(page).toContain('<html lang="si">')
  expect(latinWordsIn(page.replaceAll(account.email, ''))).toEqual([])
  expect(await (await shop.request(link, formPost(''))).text()).toContain('<html lang="si">')

  const { token } = (await shop.call('POST /user/login', { body: account })).body
  expect((await shop.call('GET /user/language', { token })).body).toEqual({ language: 'si' })
  const refused = await shop.call('PUT /user/language', { token, body: { language: 'de' } })
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid'])
  const chosen = await shop.call('PUT /user/language', { token, body: { language: 'ta' } })
  expect(chosen.body).toEqual({ language: 'ta' })
  expect((await shop.call('GET /user/language', { token })).body).toEqual({ language: 'ta' })
  await shop.call('POST /user/send', { query: { language: 'si' }, body: { email: account.email } })
  const code = (await shop.deliverMails()).at(-1)
  expect(code?.html).toContain('<html lang="ta" ')
  expect(code?.text).toContain('/ta/new-password#')
})

test.each(['si', 'ta'] as const)('a payment begins and ends in %s', async (language) => {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { price: 1000 })
  const body = anOrderOf(customer, await anAddress(shop, customer), [[rice, 2]])
  const placed = await shop.call('POST /orders', {
    token: customer.token,
    query: { language },
    body,
  })
  expect(latinWordsIn(placed.body.message)).toEqual([])
  const page = await (await shop.request(placed.body.data)).text()
  expect(page).toContain(`<html lang="${language}">`)
  expect(latinWordsIn(page)).toEqual([])
  const { publicUrl } = shop.shop.config
  const fieldsOf = (html: string) =>
    [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ])
  const form = new URLSearchParams(fieldsOf(page))
  expect(form.get('return_url')).toBe(`${publicUrl}/${language}/payment-result`)
  expect(form.get('cancel_url')).toBe(`${publicUrl}/${language}/payment-result`)
  // The gateway does not say which letters it takes.
  expect(form.get('items')).toMatch(/^Order \d+$/)
  const gateway = await shop.request('/sandbox-gateway/pay/checkout', formPost(form))
  const checkout = await gateway.text()
  expect(checkout).toContain(`<html lang="${language}">`)
  const items = `<dd lang="en">${form.get('items')}</dd>`
  expect(checkout).toContain(items)
  const shown = checkout.replace(items, '').replace(String(form.get('order_id')), '')
  expect(latinWordsIn(shown)).toEqual([])
  const choice = new URLSearchParams([...fieldsOf(checkout), ['outcome', 'pay']])
  const back = await shop.request('/sandbox-gateway/pay/finish', formPost(choice))
  expect(back.headers.get('Location')).toMatch(
    new RegExp(`^${publicUrl}/${language}/payment-result\\?order_id=`),
  )
  const again = await shop.request(placed.body.data)
  expect(again.headers.get('Location')).toBe(`/${language}/payment-result`)
})

test('the security policy can be read in each language', async () => {
  const { request } = await openShop()
  for (const language of ['si', 'ta']) {
    const page = await (await request(`/security-policy?language=${language}`)).text()
    expect(latinWordsIn(page)).toEqual([])
  }
})
