import { expect, test } from 'vitest'
import { drawColumns } from './draw-columns.ts'

test('the tallest column fills the picture, and the smallest above zero can be seen', () => {
  const values = [0, 1, 5_000, 10_000]
  const svg = drawColumns(values.map((value) => ({ value, beginsGroup: value === 5_000 })))
  const heights = [...svg.matchAll(/<rect[^>]* height="(\d+)"/g)].map(([, height]) =>
    Number(height),
  )
  expect(heights).toEqual([0, 2, 60, 120])
  expect(svg.match(/M40 0V120/g)).toHaveLength(1)
})

test('days without sales have columns of height 0', () => {
  expect(drawColumns([{ value: 0, beginsGroup: false }])).toContain('height="0"')
})
