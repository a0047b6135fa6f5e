import { expect, test } from 'vitest'
import { type eventsOfStory, storyOf } from './story.ts'

/** Events by the minute in which they happened. */
const events = (...happened: [minute: number, kind: (typeof eventsOfStory)[number]][]) =>
  happened.map(([minute, kind]) => ({ kind, at: new Date(Date.UTC(2026, 10, 23, 4, minute)) }))
const kindsOf = (...happened: Parameters<typeof events>) =>
  storyOf(events(...happened)).map(({ kind }) => kind)

test('the story tells what happened, in that order', () => {
  expect(kindsOf([0, 'PLACED'], [2, 'PAID'], [30, 'COMPLETED'])).toEqual([
    'PLACED',
    'PAID',
    'COMPLETED',
  ])
})

test('a completion that was undone before its mail went did not happen', () => {
  expect(kindsOf([2, 'PAID'], [30, 'COMPLETED'], [34, 'COMPLETION_UNDONE'])).toEqual(['PAID'])
})

test('one that was undone after its mail is told, and that it was undone', () => {
  const later = kindsOf([30, 'COMPLETED'], [35, 'COMPLETION_UNDONE'], [50, 'COMPLETED'])
  expect(later).toEqual(['COMPLETED', 'COMPLETION_UNDONE', 'COMPLETED'])
})

test('a packing that was undone did not happen, nor did its refund', () => {
  const packed = kindsOf(
    [2, 'PAID'],
    [30, 'PACKED'],
    [30, 'REFUND_REQUESTED'],
    [31, 'PACKING_UNDONE'],
    [40, 'PACKED'],
    [50, 'COMPLETED'],
  )
  expect(packed).toEqual(['PAID', 'PACKED', 'COMPLETED'])
})

test('what is sent again is told once it has left', () => {
  const sent = kindsOf(
    [2, 'CLAIM_ANSWERED'],
    [30, 'REPLACEMENT_LEFT'],
    [31, 'REPLACEMENT_BACK'],
    [40, 'REPLACEMENT_LEFT'],
  )
  expect(sent).toEqual(['CLAIM_ANSWERED', 'REPLACEMENT_LEFT'])
})

test('a van that has not left after all is not told', () => {
  const [out, back] = ['OUT_AGAIN', 'OUT_AGAIN_UNDONE'] as const
  expect(kindsOf([1, 'NOT_DELIVERED'], [30, out], [31, back])).toEqual(['NOT_DELIVERED'])
  expect(kindsOf([1, out], [9, 'NOT_DELIVERED'], [30, out], [31, back])).toEqual([
    out,
    'NOT_DELIVERED',
  ])
})
