import { expect, test } from 'vitest'
import { hashOf } from '../http/content-security-policy.ts'
import { startShop } from '../testing/start-shop.ts'

test('a page is rendered once, whatever is added to its address', async () => {
  const shop = await startShop({ env: { SEED: 'demo' } })
  const htmlOf = async (path: string) => {
    const answer = await shop.request(path)
    expect([path, answer.status]).toEqual([path, 200])
    return answer.text()
  }
  const first = await htmlOf('/products?page=2')
  for (const path of ['/products?page=2&j=1', '/products?j=2&page=2', '/products?page=2&page=3']) {
    expect(await htmlOf(path)).toBe(first)
  }
  expect(await htmlOf('/products?page=3')).not.toBe(first)
  const rendered = shop.output.match(/"path":"\/products"/g)
  expect(rendered).toHaveLength(2)
})

test('a page allows the scripts that it contains, by their hashes, and no others', async () => {
  const shop = await startShop({ env: { SEED: 'demo' } })
  for (const path of [
    '/',
    '/products?q=%3Cscript%3Ealert(1)',
    '/charities',
    '/login',
    '/no-such-page',
  ]) {
    const answer = await shop.request(path)
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    const html = await answer.text()
    expect(html).not.toContain('nonce=')
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)]
    const hashes = new Set(scripts.map(([, script = '']) => hashOf(script)))
    expect(hashes.size).toBeGreaterThan(3)
    expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(hashes)
    expect(policy).toContain('report-uri /policy-reports')
  }
})
