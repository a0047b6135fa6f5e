import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'

test('pictures of mails, shared links and products may be shown by other sites, and nothing else', async () => {
  const { request } = await openShop()
  const policyOf = async (path: string) =>
    (await request(path)).headers.get('Cross-Origin-Resource-Policy')
  for (const path of ['/Footerpic/logo-on-leaf.png', '/images/share.jpg', '/media/tea-96.webp']) {
    expect(await policyOf(path)).toBe('cross-origin')
  }
  for (const path of ['/brand/logo.svg', '/api/products', '/robots.txt']) {
    expect(await policyOf(path)).toBe('same-origin')
  }
})
