import { expect, test } from 'vitest'
import { documentNumber, periodOf } from './documents.ts'

test('a document is numbered by the month in Colombo, its kind, and its place', () => {
  const period = periodOf(new Date('2026-11-23T10:00:00Z'))
  expect(documentNumber({ kind: 'INVOICE', period, sequence: 17 })).toBe('26NOV_INV_17')
  // Already December in Colombo.
  expect(periodOf(new Date('2026-11-30T18:30:00Z'))).toBe('26DEC')
  expect(periodOf(new Date('2027-09-01T12:00:00Z'))).toBe('27SEP')
})
