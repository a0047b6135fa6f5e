import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'

test('what is missing is named until it is there', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const missing = async () => (await shop.call('GET /admin/self-check', { session })).body
  expect(await missing()).toEqual(['mail', 'gateway', 'address', 'email', 'phone', 'owner'])

  const params = { key: 'shop.phone' }
  const body = { value: '011 234 5678', version: 0 }
  await shop.call('PUT /admin/settings/{key}', { session, params, body })
  await anOperator(shop)
  expect(await missing()).toEqual(['mail', 'gateway', 'address', 'email'])

  const behind = { Cookie: session, 'X-Forwarded-For': '203.0.113.9' }
  const proxied = await shop.request('/api/admin/self-check', { headers: behind })
  expect(await proxied.json()).toContain('proxy')
})
