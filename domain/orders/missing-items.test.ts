import { expect, test } from 'vitest'
import { missingItemsAsked, missingItemsOf } from './missing-items.ts'

test('a customer finds the last choice again, as long as the shop offers it', () => {
  const choices = ['REPLACE', 'LEAVE_OUT', 'CALL']
  expect(missingItemsAsked(undefined, { callFirst: true })).toEqual({
    choices,
    chosen: 'LEAVE_OUT',
  })
  expect(missingItemsAsked('CALL', { callFirst: true })).toEqual({ choices, chosen: 'CALL' })
  expect(missingItemsAsked('CALL', { callFirst: false })).toEqual({
    choices: ['REPLACE', 'LEAVE_OUT'],
    chosen: 'LEAVE_OUT',
  })
})

test('an order names the lines that differ from it, and leaves goods out where it says nothing', () => {
  const rice = { kind: 'product', id: 1, name: 'Rice', missing: 'CALL' } as const
  const salt = { kind: 'product', id: 2, name: 'Salt', missing: 'REPLACE' } as const
  const milk = { kind: 'product', id: 3, name: 'Milk' } as const
  const lines = [rice, salt, milk]
  expect(missingItemsOf({ missingItems: 'REPLACE', lines })).toEqual({
    choice: 'REPLACE',
    lines: [{ kind: 'product', id: 1, name: 'Rice', choice: 'CALL' }],
  })
  expect(missingItemsOf({ lines: [rice] })?.choice).toBe('LEAVE_OUT')
  expect(missingItemsOf({ lines: [milk] })).toBeUndefined()
})
