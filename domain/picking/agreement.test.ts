import { expect, test } from 'vitest'
import { mayLeaveOut, mayReplace } from './agreement.ts'

test('two calls in vain allow leaving out when ten minutes lie between them', () => {
  const callsAt = (...minutes: number[]) =>
    minutes.map((minute) => ({ at: new Date(Date.UTC(2026, 10, 23, 9, minute)), reached: false }))
  expect(mayLeaveOut('CALL', [])).toBe(false)
  expect(mayLeaveOut('CALL', callsAt(0, 9))).toBe(false)
  expect(mayLeaveOut('CALL', callsAt(10, 0))).toBe(true)
  expect(mayLeaveOut('CALL', callsAt(0, 9, 12))).toBe(true)
  expect(mayReplace('CALL', callsAt(0, 10))).toBe(false)
})

test.each([
  ['REPLACE', true, true],
  ['LEAVE_OUT', true, false],
  ['CALL', false, false],
] as const)('who chose %s allows leaving out: %s, replacing: %s', (choice, leaveOut, replace) => {
  expect([mayLeaveOut(choice, []), mayReplace(choice, [])]).toEqual([leaveOut, replace])
})

test('a customer who was reached allows leaving out and replacing', () => {
  const calls = [{ at: new Date(), reached: true }]
  expect([mayLeaveOut('CALL', calls), mayReplace('CALL', calls)]).toEqual([true, true])
  expect(mayReplace('LEAVE_OUT', calls)).toBe(false)
})
