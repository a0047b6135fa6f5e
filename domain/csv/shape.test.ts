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

test('columns are counted in the first line', () => {
  for (const delimiter of [',', ';', '\t']) {
    const text = `${['a', 'b', 'c'].join(delimiter)}\n1,2,3,4,5`
    expect(hasColumns(text, { atMost: 3 })).toBe(true)
    expect(hasColumns(text, { atMost: 2 })).toBe(false)
  }
})
