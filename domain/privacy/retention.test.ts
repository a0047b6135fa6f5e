import { expect, test } from 'vitest'
import { tooOldBefore } from './retention.ts'

const at = new Date('2026-11-22T10:00:00Z')

test.each([
  ['oneTimeCodes', '2026-11-22T09:00:00Z'],
  ['sessions', '2026-11-21T10:00:00Z'],
  ['signInNetworks', '2026-08-24T10:00:00Z'],
  ['carts', '2025-11-22T10:00:00Z'],
  ['orders', '2019-11-22T10:00:00Z'],
] as const)('data of the kind %s is too old before %s', (kind, moment) => {
  expect(tooOldBefore(kind, at)).toEqual(new Date(moment))
})
