import { expect, test } from 'vitest'
import { isAllDecided, isAsOrdered, isNothingLeft, openUnits, unitsNotFound } from './line.ts'

const line = { quantity: 5, picked: 2, short: 1, substitutes: [{ units: 3, forUnits: 2 }] }

test('what is open of a line is what was neither picked nor left out nor replaced', () => {
  expect(openUnits(line)).toBe(0)
  expect(openUnits({ ...line, picked: 0 })).toBe(2)
  expect(openUnits({ ...line, picked: 3 })).toBe(-1)
  expect(unitsNotFound(line)).toBe(3)
  expect(isAllDecided([line])).toBe(true)
  expect(isAllDecided([line, { ...line, picked: 1 }])).toBe(false)
})

test('an order is as it was ordered when every unit of every line was picked', () => {
  const whole = { quantity: 2, picked: 2, short: 0, substitutes: [] }
  expect(isAsOrdered([whole, { ...whole, quantity: 1, picked: 1 }])).toBe(true)
  expect(isAsOrdered([whole, { ...whole, picked: 1 }])).toBe(false)
})

test('nothing is left of an order when every unit is left out', () => {
  const none = { quantity: 2, picked: 0, short: 2, substitutes: [] }
  expect(isNothingLeft([none, none])).toBe(true)
  expect(isNothingLeft([none, line])).toBe(false)
})
