import { expect, test } from 'vitest'
import { begunOn, builtIn, validOn, versionShown } from './versions.ts'

const versions = [
  { page: 'terms', validFrom: '2027-01-01' },
  { page: 'terms', validFrom: '2026-12-01' },
  { page: 'privacy', validFrom: '2026-12-10' },
] as const

test('pages know the versions that have begun', () => {
  expect(begunOn('2026-11-30', versions)).toBeUndefined()
  expect(begunOn('2026-12-01', versions)).toEqual({ terms: ['2026-12-01'] })
  expect(begunOn('2027-01-01', versions)).toEqual({
    terms: ['2026-12-01', '2027-01-01'],
    privacy: ['2026-12-10'],
  })
})

test('a day has the latest version that had begun, or the words the shop was built with', () => {
  const days = ['2026-12-01', '2027-01-01']
  expect(validOn('2026-11-30', days)).toBe(builtIn)
  expect(validOn('2026-12-01', days)).toBe('2026-12-01')
  expect(validOn('2026-12-31', days)).toBe('2026-12-01')
  expect(validOn('2027-03-01', days)).toBe('2027-01-01')
})

test('a page shows the latest version unless its URL asks for another', () => {
  const days = ['2026-12-01', '2027-01-01']
  expect(versionShown(days)).toBe('2027-01-01')
  expect(versionShown(days, '2026-12-01')).toBe('2026-12-01')
  expect(versionShown(days, builtIn)).toBe(builtIn)
  expect(versionShown(days, '2026-12-02')).toBeUndefined()
  // A shop that has written nothing has one version, no matter what the URL asks for.
  expect(versionShown(undefined, '2026-12-02')).toBe(builtIn)
})
