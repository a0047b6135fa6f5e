import { expect, test } from 'vitest'
import { keepPace } from './pace.ts'

function aClock() {
  const waits: number[] = []
  let at = 0
  const pause = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  return { clock: { now: () => at, pause }, waits, pass: (ms: number) => (at += ms) }
}

const pace = { most: 3, withinMs: 10_000, longestWaitMs: 15_000 }

test('the allowed number of calls begins at once, the next when the first is long enough ago', async () => {
  const { clock, waits, pass } = aClock()
  const turn = keepPace(pace, clock)
  await turn()
  pass(4000)
  await turn()
  await turn()
  expect(waits).toEqual([])
  await turn()
  await turn()
  expect(waits).toEqual([6000, 10_000])
})

test('a call that would wait too long is refused, and takes no other call’s place', async () => {
  const { clock, pass } = aClock()
  const turn = keepPace(pace, clock)
  const turns = await Promise.all(Array.from({ length: 8 }, turn))
  expect(turns).toEqual([true, true, true, true, true, true, false, false])
  pass(20_000)
  expect(await turn()).toBe(true)
})
