import { expect, test } from 'vitest'
import { dayInColombo, plusDays } from '../../domain/days.ts'
import { legalVersions } from '../database/schema.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { until } from '../testing/until.ts'

const texts = {
  en: '## Ordering\nPaid in advance.',
  si: '## ඇණවුම\nකල්තියා ගෙවිය යුතුයි.',
  ta: '',
}

async function atLegalPages(shop: TestShop) {
  const { session, email } = await anOperator(shop)
  const day = (days: number) => dayInColombo(plusDays(shop.shop.now(), days))
  const of = (validFrom: string) => ({ page: 'terms', validFrom })
  return {
    email,
    session,
    day,
    publish: (validFrom: string, version = 0, words: object = texts) =>
      shop.call('PUT /admin/legal/{page}/{validFrom}', {
        session,
        params: of(validFrom),
        body: { texts: words, version },
      }),
    withdraw: (validFrom: string, version: number) =>
      shop.call('DELETE /admin/legal/{page}/{validFrom}', {
        session,
        params: of(validFrom),
        body: { version },
      }),
    read: (validFrom: string, language?: string) =>
      shop.call('GET /legal/{page}/{validFrom}', {
        params: of(validFrom),
        ...(language && { query: { language } }),
      }),
  }
}

test('a version is read from its day on, in English where it is not translated', async () => {
  const shop = await openShop()
  const { day, publish, read, email } = await atLegalPages(shop)
  expect(shop.shop.legal.versions).toEqual([])
  expect((await read(day(0))).status).toBe(404)

  const published = await publish(day(0))
  expect(published).toMatchObject({ status: 200, body: { isBegun: true, changedBy: email } })
  expect(shop.shop.legal.versions).toEqual([{ page: 'terms', validFrom: day(0) }])
  expect((await read(day(0))).body).toEqual({ text: texts.en, language: 'en' })
  expect((await read(day(0), 'si')).body).toEqual({ text: texts.si, language: 'si' })
  expect((await read(day(0), 'ta')).body).toEqual({ text: texts.en, language: 'en' })

  await publish(day(1))
  expect((await read(day(1))).status).toBe(404)
})

test('every instance follows at once', async () => {
  const shop = await openShop()
  const other = await openShop({ databaseUrl: shop.databaseUrl })
  const { day, publish } = await atLegalPages(shop)
  await publish(day(0))
  await until(() => expect(other.shop.legal.versions).toHaveLength(1))
})

test('a version changes and goes until its day has come, and then never', async () => {
  const shop = await openShop()
  const { day, publish, withdraw } = await atLegalPages(shop)
  await publish(day(2))
  const better = { ...texts, en: '## Ordering\nPaid by card.' }
  expect(await publish(day(2), 1, better)).toMatchObject({
    status: 200,
    body: { texts: better, version: 2 },
  })
  expect((await publish(day(2), 1)).status).toBe(409)
  expect((await withdraw(day(2), 1)).status).toBe(409)
  expect((await withdraw(day(2), 2)).status).toBe(204)
  expect((await withdraw(day(2), 2)).status).toBe(404)

  await publish(day(0))
  for (const refused of [await publish(day(0), 1, better), await withdraw(day(0), 1)]) {
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('valid already')
  }
  await expect(shop.database.update(legalVersions).set({ texts: better })).rejects.toThrow()
  await expect(shop.database.delete(legalVersions)).rejects.toThrow()
})

test('wrong versions are refused in words', async () => {
  const shop = await openShop()
  const { day, publish } = await atLegalPages(shop)
  const faults: [string, object, RegExp][] = [
    [day(-1), texts, /today or a later day/],
    [day(0), { ...texts, en: '' }, /in English/],
    [day(0), { ...texts, ta: 'No heading' }, /Begin with a heading/],
    [day(0), { ...texts, en: `## ${'x'.repeat(60_000)}` }, /60000/],
    ['2026-02-30', texts, /./],
  ]
  for (const [validFrom, words, expected] of faults) {
    const refused = await publish(validFrom, 0, words)
    expect([validFrom, refused.status]).toEqual([validFrom, 400])
    expect(JSON.stringify(refused.body)).toMatch(expected)
  }
  expect(await shop.database.select().from(legalVersions)).toEqual([])
})

test('who published and withdrew what is in the audit log', async () => {
  const shop = await openShop()
  const { day, publish, withdraw, session, email } = await atLegalPages(shop)
  await publish(day(1))
  await withdraw(day(1), 1)
  const query = { subjectKind: 'legal page' }
  const { body } = await shop.call('GET /admin/audit-log', { session, query })
  const subject = { operatorEmail: email, subjectId: `terms ${day(1)}` }
  expect(body.items).toMatchObject([
    { ...subject, action: 'withdraw legal page', before: texts },
    { ...subject, action: 'publish legal page', after: texts },
  ])
})
