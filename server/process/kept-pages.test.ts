import { expect, test } from 'vitest'
import { startShop } from '../testing/shop-process.ts'

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
