import { expect, test } from 'vitest'
import { workInLine } from './work-in-line.ts'

test('work is done in order, only so much at once, and too much is given up', async () => {
  const inLine = workInLine({ atOnce: 2, waiting: 1, full: () => new Error('full') })
  const begun: number[] = []
  const ends = [1, 2, 3].map(() => Promise.withResolvers<void>())
  const work = (number: number) => () => {
    begun.push(number)
    return ends[number - 1]?.promise ?? Promise.resolve()
  }
  const [first, second, third, fourth] = [1, 2, 3, 4].map((number) => inLine(work(number)))
  await expect(fourth).rejects.toThrow('full')
  expect(begun).toEqual([1, 2])
  ends[0]?.reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  ends[2]?.resolve()
  await third
  expect(begun).toEqual([1, 2, 3])
  ends[1]?.resolve()
  await second
  await inLine(work(5))
  expect(begun).toEqual([1, 2, 3, 5])
})
