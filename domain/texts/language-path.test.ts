import { expect, test } from 'vitest'
import { pathInLanguage, withoutLanguage } from './language-path.ts'

test('a page has a path in each language, without a final slash', () => {
  for (const [path, english, sinhala] of [
    ['/', '/', '/si'],
    ['/?q=1', '/?q=1', '/si?q=1'],
    ['/#contact', '/#contact', '/si#contact'],
    ['/products?q=1', '/products?q=1', '/si/products?q=1'],
  ] as const) {
    expect([pathInLanguage(path, 'en'), pathInLanguage(path, 'si')]).toEqual([english, sinhala])
  }
})

test('the English path of a page follows from its path in any language', () => {
  for (const [path, english] of [
    ['/', '/'],
    ['/products', '/products'],
    ['/si', '/'],
    ['/ta/products', '/products'],
    ['/sip', '/sip'],
  ] as const) {
    expect([path, withoutLanguage(path)]).toEqual([path, english])
  }
})
