import { expect, test } from 'vitest'
import { firstNameOf, linkStateOf } from './payment-link.ts'

const at = new Date()
const order = { paidAt: null, completedAt: null, cancelledAt: null, stockHeldUntil: at }

test('a link is open while its order holds its goods and is not paid', () => {
  expect(linkStateOf(order)).toBe('open')
  expect(linkStateOf({ ...order, stockHeldUntil: null })).toBe('lapsed')
  expect(linkStateOf({ ...order, paidAt: at, stockHeldUntil: null })).toBe('paid')
  expect(linkStateOf({ ...order, paidAt: at, completedAt: at, stockHeldUntil: null })).toBe(
    'completed',
  )
  const cancelled = { ...order, cancelledAt: at, stockHeldUntil: null }
  expect(linkStateOf(cancelled)).toBe('cancelled')
  expect(linkStateOf({ ...cancelled, paidAt: at })).toBe('cancelledPaid')
})

test('its page names no more than the first name', () => {
  expect(firstNameOf(' Nimali  Perera ')).toBe('Nimali')
  expect(firstNameOf('')).toBe('')
})
