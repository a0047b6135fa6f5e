import { expect, test } from 'vitest'
import { dayInColombo, momentInColombo, weekdayOf } from '../days.ts'
import { promisedDay } from './promise.ts'
import { type DeliveryWindow, nearestSlots, slotsAhead } from './slots.ts'

const window = (facts: Partial<DeliveryWindow> = {}): DeliveryWindow => ({
  id: 1,
  areaId: null,
  weekday: 3,
  fromMinutes: 9 * 60,
  toMinutes: 12 * 60,
  capacity: 10,
  cutoffMinutes: 19 * 60,
  ...facts,
})
const calendar = { windows: [window()], closedDays: [] }
const datesAt = (now: string, { windows, closedDays } = calendar) =>
  slotsAhead({ windows, closedDays }, undefined, new Date(now)).map(({ date }) => date)

test('times are those of Colombo', () => {
  expect(momentInColombo('2026-11-25', 9 * 60).toISOString()).toBe('2026-11-25T03:30:00.000Z')
  expect(dayInColombo(new Date('2026-11-25T18:29:59Z'))).toBe('2026-11-25')
  expect(dayInColombo(new Date('2026-11-25T18:30:00Z'))).toBe('2026-11-26')
  expect(weekdayOf('2026-11-25')).toBe(3)
})

test('orders for a time end with its cut-off, at two in the afternoon of the day before', () => {
  expect(datesAt('2026-11-24T08:29:59Z')).toEqual(['2026-11-25', '2026-12-02'])
  expect(datesAt('2026-11-24T08:30:00Z')).toEqual(['2026-12-02'])
})

test('only times within the promised ten days are offered, counted in Colombo', () => {
  expect(datesAt('2026-11-22T18:29:59Z')).toEqual(['2026-11-25', '2026-12-02'])
  expect(datesAt('2026-11-21T18:29:59Z')).toEqual(['2026-11-25'])
  expect(datesAt('2026-11-21T18:30:00Z')).toEqual(['2026-11-25', '2026-12-02'])
})

test('an area has its own times and those of all, a place to collect only its own', () => {
  const windows = [window(), window({ id: 2, areaId: 7 }), window({ id: 3, areaId: 8 })]
  const idsIn = (area?: { id: number; kind: 'CODES' | 'COLLECTION' }) =>
    slotsAhead({ windows, closedDays: [] }, area, new Date('2026-11-23T00:00:00Z'))
      .filter(({ date }) => date === '2026-11-25')
      .map(({ windowId }) => windowId)
  expect(idsIn()).toEqual([1])
  expect(idsIn({ id: 7, kind: 'CODES' })).toEqual([1, 2])
  expect(idsIn({ id: 8, kind: 'COLLECTION' })).toEqual([3])
})

test('a closed day has no times, one with barred goods none for them', () => {
  const closed = {
    date: '2026-11-25',
    name: 'Vesak',
    kind: 'POYA',
    closesDelivery: true,
    barredCategoryIds: [4, 6],
  } as const
  const at = new Date('2026-11-23T00:00:00Z')
  const dates = (day: typeof closed | { closesDelivery: false }, categories: number[]) =>
    slotsAhead(
      { windows: [window()], closedDays: [{ ...closed, ...day }] },
      undefined,
      at,
      new Set(categories),
    ).map(({ date }) => date)
  expect(dates(closed, [])).toEqual(['2026-12-02'])
  expect(dates({ closesDelivery: false }, [4, 5])).toEqual(['2026-12-02'])
  expect(dates({ closesDelivery: false }, [5])).toEqual(['2026-11-25', '2026-12-02'])
})

test('the times of a day come in their order, wherever they are in the list', () => {
  const windows = [window({ id: 1, fromMinutes: 14 * 60 }), window({ id: 2 })]
  const all = slotsAhead({ windows, closedDays: [] }, undefined, new Date('2026-11-23T00:00:00Z'))
  expect(all.map(({ windowId }) => windowId)).toEqual([2, 1, 2, 1])
})

test('the nearest three times come in their order', () => {
  const windows = [0, 1, 2, 3, 4, 5, 6].map((weekday) => window({ id: weekday + 1, weekday }))
  const all = slotsAhead({ windows, closedDays: [] }, undefined, new Date('2026-11-23T00:00:00Z'))
  const wanted = new Date('2026-11-28T03:30:00Z')
  expect(nearestSlots(all, wanted).map(({ date }) => date)).toEqual([
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ])
})

test('the promised day is that of the time that was chosen', () => {
  const paidAt = new Date('2026-11-21T10:00:00Z')
  expect(promisedDay({ promisedTo: null, paidAt }, paidAt)).toBe('2026-12-01')
  const promisedTo = new Date('2026-11-25T18:29:00Z')
  expect(promisedDay({ promisedTo, paidAt }, paidAt)).toBe('2026-11-25')
})
