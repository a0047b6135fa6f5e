import { expect, test } from 'vitest'
import { continuationOf } from './continuation.ts'

test.each([
  [{ from: '/desk/orders?status=PAID' }, '', '/desk/orders?status=PAID'],
  [{ from: '/desk?period=TODAY' }, '', '/desk?period=TODAY'],
  [null, '?from=%2Fdesk%2Forders%2F7', '/desk/orders/7'],
  [null, '', '/desk'],
  [{ from: '/orders' }, '', '/desk'],
  [{ from: '/desktop' }, '?from=https%3A%2F%2Felsewhere.example%2Fdesk%2F', '/desk'],
  [null, '?from=%2F%2Felsewhere.example%2Fdesk%2F', '/desk'],
])('a login that goes on at /desk, with %j and "%s", leads to %s', (state, search, expected) =>
  expect(continuationOf('/desk', { state, search })).toBe(expected),
)
