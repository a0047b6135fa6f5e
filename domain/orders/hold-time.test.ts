import { expect, test } from 'vitest'
import { holdEnd, renewedHoldEnd } from './hold-time.ts'

const noon = new Date('2026-11-22T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

test.each([
  [0, 60],
  [1, 30],
  [2, 15],
  [20, 15],
])('after %i lapsed orders goods are held for %i minutes', (lapses, minutes) => {
  expect(holdEnd({ at: noon, usualMinutes: 60, lapses, takenOver: [] })).toEqual(after(minutes))
})

test('a hold that takes over others ends with the first of them that still runs', () => {
  const takenOver = [after(-1), after(20), after(50)]
  expect(holdEnd({ at: noon, usualMinutes: 60, lapses: 0, takenOver })).toEqual(after(20))
  expect(holdEnd({ at: noon, usualMinutes: 60, lapses: 0, takenOver: [after(-1)] })).toEqual(
    after(60),
  )
})

test('paying again leaves time to pay, and never shortens a hold', () => {
  const order = { usualMinutes: 60, placedAt: after(-55), heldUntil: after(5) }
  expect(renewedHoldEnd(noon, order)).toEqual(after(15))
  expect(renewedHoldEnd(noon, { ...order, heldUntil: after(40) })).toEqual(after(40))
})

test('paying again holds goods for two hours at most', () => {
  expect(
    renewedHoldEnd(noon, { usualMinutes: 60, placedAt: after(-110), heldUntil: after(5) }),
  ).toEqual(after(10))
  expect(
    renewedHoldEnd(noon, { usualMinutes: 60, placedAt: after(-150), heldUntil: after(5) }),
  ).toEqual(after(5))
})
