import { expect, test } from 'vitest'
import { hashOf } from '../http/content-security-policy.ts'
import { withOwnScripts } from './own-scripts.ts'

const nonce = 'known-to-the-shop'
const own = `<script nonce="${nonce}" type="module" async="">import('/assets/entry.js')</script>`
const data = '<script type="application/ld+json">{"@type":"Store"}</script>'
const page = (...parts: string[]) => `<html><body>${parts.join('<p>Rice</p>')}</body></html>`

test('the scripts that the shop has written are allowed, and no mark of them is sent', () => {
  const found = withOwnScripts(page(own, data, `<link nonce="${nonce}" rel="icon">`), nonce)
  expect(found.hashes).toEqual([hashOf("import('/assets/entry.js')")])
  expect(found.html).toBe(page(own.replace(` nonce="${nonce}"`, ''), data, '<link rel="icon">'))
})

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT >alert(1)</SCRIPT >',
  '<script\n>alert(1)</script\n>',
  '<script nonce="guessed">alert(1)</script>',
  '<script src="/media/upload.webp"></script>',
  '<svg><script>alert(1)</script></svg>',
  '<script>alert(1)',
  '<script/x>alert(1)</script>',
  '<script type="application/ld+json" type="module">alert(1)',
  '<script type="importmap">{}</script>',
])('nothing is sent of a page that contains %s', (injected) => {
  for (const parts of [
    [own, injected],
    [injected, own],
    [data, injected, data],
  ]) {
    expect(() => withOwnScripts(page(...parts), nonce)).toThrow('not the shop’s own')
  }
})
