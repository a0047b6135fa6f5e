import { expect, test } from 'vitest'
import { happenedAt } from './happened-at.ts'
import { loadName } from './loads.ts'
import { mapUrl } from './map-url.ts'
import { roundsOf } from './rounds.ts'
import { moved, suggestedOrder, withStop } from './stop-order.ts'

const morning = { from: '2026-12-01T03:30:00.000Z', to: '2026-12-01T06:30:00.000Z' }
const stop = (orderId: number, postalCode: string, streetAddress: string, slot = morning) => ({
  ...{ orderId, replacementId: null, postalCode, streetAddress, slot, areaName: 'Colombo' },
})

const first = stop(9, '00300', 'No. 2, Galle Road')
const second = stop(3, '00300', '12/1 Galle Road')
const third = stop(4, '00300', 'Abbey Gardens')
const fourth = stop(1, '00500', 'No. 1, Jawatte Road')
const afternoon = { from: '2026-12-01T08:30:00.000Z', to: '2026-12-01T11:30:00.000Z' }
const last = stop(2, '00100', 'No. 1, York Street', afternoon)

const ids = (stops: readonly { orderId: number }[]) => stops.map(({ orderId }) => orderId)

test('stops are suggested by hours, postal code and street, and houses of a street by their numbers', () => {
  expect(ids(suggestedOrder([last, fourth, second, third, first]))).toEqual([4, 3, 9, 1, 2])
  const two = stop(11, '00300', 'No. 2, Galle Road')
  const ten = stop(10, '00300', 'No. 10, Galle Road')
  expect(ids(suggestedOrder([ten, two]))).toEqual([11, 10])
})

test('an order without hours comes last', () => {
  const anyTime = { ...first, orderId: 77, slot: null }
  expect(ids(suggestedOrder([anyTime, last]))).toEqual([2, 77])
})

test('of each run it is known which one of its van it is', () => {
  const vans = ['Van 1', 'Van 2', 'Van 1', 'Van 1']
  expect(roundsOf(vans.map((van) => ({ van })))).toEqual([1, 1, 2, 3])
})

test('a stop moves up and down, and no further than the ends', () => {
  const stops = [first, third, fourth]
  expect(ids(moved(stops, loadName(third), -1))).toEqual([4, 9, 1])
  expect(ids(moved(stops, loadName(third), 1))).toEqual([9, 1, 4])
  expect(moved(stops, loadName(first), -1)).toEqual(stops)
  expect(moved(stops, loadName(fourth), 1)).toEqual(stops)
})

test('another order takes its suggested place, unless somebody has changed the order', () => {
  expect(ids(withStop([third, fourth], first))).toEqual([4, 9, 1])
  expect(ids(withStop([fourth, third], first))).toEqual([1, 4, 9])
})

test('the clock of a phone does not matter, only how long ago something was', () => {
  const startedAt = new Date('2026-12-01T03:00:00Z')
  const now = new Date('2026-12-01T06:00:00Z')
  const twoHoursAgo = new Date('2026-12-01T04:00:00Z')
  for (const days of [-1, 0, 1, 400]) {
    const shifted = (at: Date) => new Date(at.getTime() + days * 86_400_000).toISOString()
    const step = { atDevice: shifted(twoHoursAgo), sentAtDevice: shifted(now) }
    expect(happenedAt(step, { startedAt, now })).toEqual(twoHoursAgo)
  }
  const before = { atDevice: '2026-12-01T01:00:00Z', sentAtDevice: '2026-12-01T06:00:00Z' }
  expect(happenedAt(before, { startedAt, now })).toEqual(startedAt)
  const later = { atDevice: '2026-12-01T09:00:00Z', sentAtDevice: '2026-12-01T06:00:00Z' }
  expect(happenedAt(later, { startedAt, now })).toEqual(now)
})

test('the map gets the address as one text', () => {
  const address = {
    streetAddress: '12/1 Galle Road & Lane',
    postalCode: '00300',
    country: 'Sri Lanka',
  }
  expect(mapUrl(address)).toBe(
    'https://www.google.com/maps/search/?api=1&query=12%2F1+Galle+Road+%26+Lane%2C+00300%2C+Sri+Lanka',
  )
})
