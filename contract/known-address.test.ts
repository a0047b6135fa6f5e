import { expect, test } from 'vitest'
import { knownAddress } from './known-address.ts'

test('an address holds what its route reads, in one order, and nothing else', () => {
  const known = { page: 'first', ids: 'all', images: ['inline'] } as const
  const addresses: Record<string, string> = {
    '/': '/',
    '/?': '/',
    '/?j=1': '/',
    '/?j=1&page=2': '/?page=2',
    '/?images=inline&page=2': '/?page=2&images=inline',
    '/?p%61ge=2': '/?page=2',
    '/?page=2&page=3': '/?page=2',
    '/?ids=1&ids=2': '/?ids=1&ids=2',
    '/?images=other': '/',
    '/?page=%E0%B7%84+a%20b': '/?page=%E0%B7%84+a+b',
    '/a%2Fb/%E0?j': '/a%2Fb/%E0',
    '/?__proto__=1&constructor=2': '/',
  }
  for (const [sent, address] of Object.entries(addresses)) {
    expect([sent, knownAddress(sent, known)]).toEqual([sent, address])
  }
})
