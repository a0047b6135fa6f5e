import { expect, test } from 'vitest'
import { shortTransactionId } from './transaction-id.ts'

test('a transaction is recognised by its last 8 characters', () => {
  expect(shortTransactionId('TXN-1795148213907')).toBe('48213907')
  expect(shortTransactionId('TXN-1')).toBe('TXN-1')
  expect(shortTransactionId(null)).toBeUndefined()
})
