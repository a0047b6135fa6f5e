import { expect, test } from 'vitest'
import { noDigits, pastedInto, typedInto } from './otp-digits.ts'

const boxes = (code: string) => [...code].map((digit) => digit.trim())

test('a typed digit fills its box and moves the focus to the next', () => {
  expect(typedInto(noDigits, 0, '4')).toEqual({ digits: boxes('4   '), next: 1 })
  expect(typedInto(boxes('482 '), 3, '1')).toEqual({ digits: boxes('4821'), next: 3 })
})

test.each(['a', ' ', '-', '４'])('"%s" is not a digit and changes nothing', (text) => {
  expect(typedInto(boxes('4   '), 1, text)).toEqual({ digits: boxes('4   '), next: 1 })
})

test('a box holds only the digit that was typed last', () => {
  expect(typedInto(boxes('4821'), 1, '83').digits).toEqual(boxes('4321'))
  expect(typedInto(boxes('4821'), 1, '38').digits).toEqual(boxes('4321'))
  expect(typedInto(boxes('4821'), 1, '88').digits).toEqual(boxes('4821'))
})

test('deleting a digit empties its box only', () => {
  expect(typedInto(boxes('4821'), 2, '')).toEqual({ digits: boxes('48 1'), next: 2 })
})

test.each(['4821', ' 48 21 ', 'Your code is 4821.', '4821 is good for 10 minutes'])(
  'pasting "%s" fills all boxes',
  (text) => {
    expect(pastedInto(noDigits, 0, text)).toEqual({ digits: boxes('4821'), next: 3 })
  },
)

test('a whole code fills all boxes, in any box that it is pasted into', () => {
  expect(pastedInto(boxes('99  '), 2, '4821').digits).toEqual(boxes('4821'))
  for (const old of ['9   ', '4   ']) {
    expect(typedInto(boxes(old), 0, '4821').digits).toEqual(boxes('4821'))
  }
})

test('part of a code fills the boxes from where it was pasted, and no more than there are', () => {
  expect(pastedInto(noDigits, 1, '82')).toEqual({ digits: boxes(' 82 '), next: 3 })
  expect(pastedInto(noDigits, 2, '821').digits).toEqual(boxes('  82'))
})
