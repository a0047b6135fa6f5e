import { expect, test } from 'vitest'
import { drawBar } from './draw-bar.ts'

const piecesIn = (svg: string) =>
  [...svg.matchAll(/<rect x="([\d.]+)" width="([\d.]+)"[^>]* fill="(\w+)"/g)].map(
    ([, x, width, colour]) => [Number(x), Number(width), colour],
  )

test('bars have the same scale, and the longest fills the picture', () => {
  const half = drawBar([{ value: 500, colour: 'green' }], 1000)
  expect(piecesIn(half)).toEqual([[0, 300, 'green']])
  const whole = drawBar([{ value: 1000, colour: 'green' }], 1000)
  expect(piecesIn(whole)).toEqual([[0, 597, 'green']])
})

test('pieces follow one another, the smallest above zero can be seen, and zero draws nothing', () => {
  const bar = drawBar(
    [
      { value: 1, colour: 'yellow' },
      { value: 0, colour: 'brown' },
      { value: 999_999, colour: 'blue' },
    ],
    1_000_000,
  )
  expect(piecesIn(bar)).toEqual([
    [0, 3, 'yellow'],
    [6, 591, 'blue'],
  ])
  expect(piecesIn(drawBar([{ value: 0, colour: 'green' }], 0))).toEqual([])
})
