import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { latinWordsIn } from '../testing/latin-words.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const headers = { 'Content-Type': 'application/json' }

test('a page that cannot be made says so in the language of its address', async () => {
  const full = await openShop({ isFull: true })
  for (const language of ['si', 'ta']) {
    const response = await full.request(`/api/products?language=${language}`, {
      headers: { Accept: 'text/html' },
    })
    const page = await response.text()
    expect([response.status, latinWordsIn(page)]).toEqual([503, []])
    expect(page).toContain(`<html lang="${language}">`)
  }
})

/** What a browser gets that opens a link of a mail, or sends a form, and not a program. */
async function opened({ request }: TestShop, path: string, init: RequestInit = {}) {
  const accepted = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  const response = await request(path, { ...init, headers: { ...headers, Accept: accepted } })
  return { status: response.status, headers: response.headers, page: await response.text() }
}

/** Makes PostgreSQL answer every search for the link of a mail with this error. */
async function failLinks({ database }: TestShop, code: string) {
  await database.execute(sql`alter table email_links rename to kept_email_links`)
  await database.execute(
    sql.raw(`create function no_link() returns boolean language plpgsql as $$
      begin raise exception 'no link' using errcode = '${code}'; end $$`),
  )
  await database.execute(
    sql`create view email_links as select * from kept_email_links where (select no_link())`,
  )
}

test.each([
  ['the database is away', '57P03', 503, '2'],
  ['nothing can be saved', '53100', 503, '60'],
  ['the shop has a fault', 'XX000', 500, null],
])('who follows the link of a mail while %s reads a page in their language', async (...failure) => {
  const [, code, status, retryAfter] = failure
  const shop = await openShop()
  await failLinks(shop, code)
  for (const language of ['si', 'ta']) {
    const link = `/account/email/${'k'.repeat(43)}?language=${language}`
    const answer = await opened(shop, link)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, retryAfter])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.page).toContain(`<html lang="${language}">`)
    const id = answer.headers.get('X-Request-Id') ?? ''
    expect(answer.page.includes(id)).toBe(status === 500)
    expect(latinWordsIn(answer.page.replace(id, ''))).toEqual([])
    const ofProgram = await shop.request(link, { headers: { Accept: '*/*' } })
    expect(await ofProgram.json()).toMatchObject({ requestId: expect.any(String) })
  }
})

test('who sends a form too often reads so on a page', async () => {
  const shop = await openShop({ rateLimits: true })
  const body = JSON.stringify({ email: 'nimali@example.com' })
  const send = () => opened(shop, '/api/user/send?language=si', { method: 'POST', body })
  expect((await send()).status).toBe(201)
  const { status, headers, page } = await send()
  expect([status, headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(page).toContain('<html lang="si">')
  expect(latinWordsIn(page)).toEqual([])
})
