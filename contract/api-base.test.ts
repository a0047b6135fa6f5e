import { expect, test } from 'vitest'
import { apiBaseOf, originElsewhere } from './api-base.ts'

test.each([
  [undefined, '/api', undefined],
  ['', '/api', undefined],
  ['/shop/api/', '/shop/api', undefined],
  ['https://api.example/v1/', 'https://api.example/v1', 'https://api.example'],
])('set to %s, calls go to %s', (setting, base, origin) => {
  expect(apiBaseOf(setting)).toBe(base)
  expect(originElsewhere(base)).toBe(origin)
})
