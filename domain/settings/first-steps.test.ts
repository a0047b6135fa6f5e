import { expect, test } from 'vitest'
import { firstSteps, neededFor, stepsOf } from './first-steps.ts'
import { shortcomings } from './self-check.ts'

const empty = { missing: shortcomings, products: 0, published: 0, areas: 0, isClosed: false }
const done = { missing: [], products: 3, published: 3, areas: 1, isClosed: false }

const doneIn = (state: Parameters<typeof stepsOf>[0]) =>
  stepsOf(state).flatMap(({ step, isDone }) => (isDone ? [step] : []))

test('an empty shop has everything to do, and an open one nothing', () => {
  expect(doneIn(empty)).toEqual([])
  expect(doneIn(done)).toEqual(firstSteps)
})

test('each step follows from the state of the shop, and can be undone', () => {
  expect(doneIn({ ...empty, products: 2 })).toEqual(['goods'])
  expect(doneIn({ ...empty, products: 2, published: 1 })).toEqual(['goods', 'open'])
  expect(doneIn({ ...done, isClosed: true })).not.toContain('open')
  expect(doneIn({ ...done, missing: ['backup'] })).not.toContain('machine')
  expect(doneIn({ ...done, missing: ['phone'] })).not.toContain('facts')
})

test('a step that the shop does not count as done says what is missing', () => {
  for (const shortcoming of ['mail', 'mailRefused', 'disk', 'backup', 'owner'] as const) {
    const undone = firstSteps.filter((step) => neededFor[step]?.includes(shortcoming))
    expect(undone).toHaveLength(1)
    expect(doneIn({ ...done, missing: [shortcoming] })).not.toContain(undone[0])
  }
})
