import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeHarmless, takeBack } from './formulas.ts'

test('a cell that would be a formula becomes text, all others stay unchanged', () => {
  for (const text of ['=1+1', '+94771234567', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1']) {
    expect(makeHarmless(text)).toBe(`'${text}`)
  }
  for (const text of ['', 'Rice', "'t Kadeke", "'", '5 - 3']) expect(makeHarmless(text)).toBe(text)
})

test('reading reverses exactly what writing did', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', '＝') }),
  )
  fc.assert(fc.property(text, (each) => takeBack(makeHarmless(each)) === each))
  expect(takeBack("'=1")).toBe('=1')
  expect(takeBack("'t Kadeke")).toBe("'t Kadeke")
})
