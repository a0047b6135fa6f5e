import { expect, test } from 'vitest'
import { auditLog } from '../../database/schema.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { anOperator, listOf } from '../../testing/operator-builders.ts'

const subscribe = ({ call }: TestShop, email: string) =>
  call('POST /newsletter', { body: { email } })

test('email addresses are listed with the time of their consent, found and removed', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const list = listOf(shop, session, 'GET /admin/newsletter-subscriptions')
  const remove = (subscriptionId: number) =>
    shop.call('DELETE /admin/newsletter-subscriptions/{subscriptionId}', {
      session,
      params: { subscriptionId },
    })
  await subscribe(shop, 'ruwan@example.com')
  await subscribe(shop, 'kamala@example.com')

  const { items, total } = await list()
  expect(total).toBe(2)
  expect(items.map(({ email }) => email)).toEqual(['kamala@example.com', 'ruwan@example.com'])
  expect(Date.parse(items[0]?.consentedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  const [found] = (await list({ search: 'RUWAN' })).items
  const id = found?.subscriptionId ?? 0
  expect((await remove(id)).status).toBe(204)
  expect((await remove(id)).status).toBe(404)
  expect((await list()).items.map(({ email }) => email)).toEqual(['kamala@example.com'])

  const entries = (await shop.database.select().from(auditLog)).filter(
    ({ subjectKind }) => subjectKind === 'subscription',
  )
  expect(entries).toMatchObject([{ action: 'remove subscription', subjectId: String(id) }])
  expect(JSON.stringify(entries)).not.toContain('ruwan')
})
