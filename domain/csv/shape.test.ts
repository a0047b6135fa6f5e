import { expect, test } from 'vitest'
import { hasColumns, hasLines } from './shape.ts'

test('every line counts, also empty ones, whatever ends it', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(hasLines(`id${end.repeat(3)}`, { atMost: 3 })).toBe(true)
    expect(hasLines(`id${end.repeat(3)}`, { atMost: 2 })).toBe(false)
    expect(hasLines(`id${end}1${end}2`, { atMost: 3 })).toBe(true)
  }
  expect(hasLines('id', { atMost: 1 })).toBe(true)
})

test('columns are counted in the header', () => {
  for (const delimiter of [',', ';', '\t']) {
    const text = `${['a', 'b', 'c'].join(delimiter)}\n1,2,3,4,5`
    for (const file of [text, `sep=${delimiter}\n${text}`]) {
      expect(hasColumns(file, { atMost: 3 })).toBe(true)
      expect(hasColumns(file, { atMost: 2 })).toBe(false)
    }
  }
})
