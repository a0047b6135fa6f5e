import { expect, test } from 'vitest'
import { forgetAttempt, withReference } from './order-attempt.ts'

const order = {
  userId: 7,
  recipientId: 4,
  totalAmount: '680.00',
  discountAmount: '0.00',
  notes: '',
  cartVersion: 3,
  items: [],
  orderProducts: [{ cartProductId: 1, productId: 8, quantity: 1, totalAmount: 680 }],
}
const now = 1_790_000_000_000

test('the reference is TXN- and the time', () => {
  expect(withReference(aMemory(), order, now).transactionId).toBe('TXN-1790000000000')
})

test('the same order keeps its reference until its outcome is known', () => {
  const memory = aMemory()
  withReference(memory, order, now)
  expect(withReference(memory, order, now + 5).transactionId).toBe(`TXN-${now}`)
})

test('another order gets another reference', () => {
  const memory = aMemory()
  withReference(memory, order, now)
  const changed = { ...order, totalAmount: '1360.00' }
  expect(withReference(memory, changed, now + 5).transactionId).toBe(`TXN-${now + 5}`)
  expect(withReference(memory, { ...order, userId: 8 }, now + 6).transactionId).toBe(
    `TXN-${now + 6}`,
  )
})

test('once the outcome is known the same order may be placed again', () => {
  const memory = aMemory()
  withReference(memory, order, now)
  forgetAttempt(memory, order)
  expect(withReference(memory, order, now + 5).transactionId).toBe(`TXN-${now + 5}`)
})

function aMemory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
