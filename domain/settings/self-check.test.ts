import { expect, test } from 'vitest'
import { shop } from '../shop.ts'
import { shortcomings, shortcomingsOf } from './self-check.ts'

const now = new Date('2026-11-23T06:00:00Z')

const ready = {
  hasMailServer: true,
  mailsNotTaken: 0,
  hasGateway: true,
  publicUrl: 'https://kade.example',
  isForwarded: true,
  trustsProxy: true,
  isDiskNearlyFull: false,
  knowsBackups: true,
  backedUpAt: new Date('2026-11-22T06:00:00Z'),
  lastCheck: { at: new Date('2026-11-17T06:00:00Z'), faults: [] },
  archive: { fails: false },
  jobs: { waitedSeconds: 60, failed: 0 },
  now,
  email: 'hello@kade.example',
  phone: '011 234 5678',
  builtWith: shop,
  owners: 2,
}

test('a shop that is ready lacks nothing, one in which nothing was done everything', () => {
  expect(shortcomingsOf(ready)).toEqual([])
  expect(
    shortcomingsOf({
      hasMailServer: false,
      mailsNotTaken: 4,
      hasGateway: false,
      publicUrl: 'http://localhost:3000',
      isForwarded: true,
      trustsProxy: false,
      isDiskNearlyFull: true,
      knowsBackups: true,
      backedUpAt: undefined,
      lastCheck: { at: new Date('2026-11-01T06:00:00Z'), faults: ['A fault'] },
      archive: { fails: true },
      jobs: { waitedSeconds: 20 * 60, failed: 0 },
      now,
      email: shop.supportEmail,
      phone: shop.supportPhone,
      builtWith: shop,
      owners: 1,
    }),
  ).toEqual([...shortcomings])
})

test('a shop that nobody stands in front of needs to trust no proxy', () => {
  expect(shortcomingsOf({ ...ready, isForwarded: false, trustsProxy: false })).toEqual([])
})

test('a job that was given up is one too many', () => {
  expect(shortcomingsOf({ ...ready, jobs: { waitedSeconds: 0, failed: 1 } })).toEqual(['jobs'])
})

test('a shop that archives nothing needs to try out no backup', () => {
  expect(shortcomingsOf({ ...ready, archive: undefined, lastCheck: undefined })).toEqual([])
})
