import { expect, test } from 'vitest'
import { smsLength } from './length.ts'
import { mobileNumber } from './mobile-number.ts'
import { sendableAt } from './quiet-hours.ts'

test('a message in plain letters holds 160, in Sinhala and Tamil 70; joined ones a little less', () => {
  const cases: [string, 'GSM' | 'UCS2', number][] = [
    ['', 'GSM', 1],
    ['a'.repeat(160), 'GSM', 1],
    ['a'.repeat(161), 'GSM', 2],
    ['a'.repeat(306), 'GSM', 2],
    ['a'.repeat(307), 'GSM', 3],
    ['€'.repeat(80), 'GSM', 1],
    ['€'.repeat(81), 'GSM', 2],
    ['අ'.repeat(70), 'UCS2', 1],
    ['அ'.repeat(71), 'UCS2', 2],
    ['அ'.repeat(134), 'UCS2', 2],
    ['அ'.repeat(135), 'UCS2', 3],
    // One curly quote costs more than half of the room.
    [`${'a'.repeat(70)}’`, 'UCS2', 2],
    // A letter outside of the first plane takes two places.
    ['🥭'.repeat(35), 'UCS2', 1],
    ['🥭'.repeat(36), 'UCS2', 2],
  ]
  for (const [text, alphabet, parts] of cases) {
    expect([text, smsLength(text)]).toEqual([text, { alphabet, parts }])
  }
})

test('only mobile numbers of Sri Lanka get a message, however they are typed', () => {
  for (const typed of [
    '0771234567',
    '+94771234567',
    '94 77 123 4567',
    '(077) 123-4567',
    '0094771234567',
    '+94 (0)77 123 4567',
    '\u202d+94 77 123 4567\u202c',
    '０７７１２３４５６７',
  ]) {
    expect([typed, mobileNumber(typed)]).toEqual([typed, '94771234567'])
  }
  for (const typed of ['0112345678', '+447700900123', '077123456', '', '07712345678', 'abc']) {
    expect([typed, mobileNumber(typed)]).toEqual([typed, undefined])
  }
})

test('in the quiet hours of Colombo a message waits until they end', () => {
  const night = { from: 21, until: 8 }
  const at = (time: string) => sendableAt(new Date(`2026-12-01T${time}+05:30`), night)
  expect(at('20:59:59')).toEqual(new Date('2026-12-01T20:59:59+05:30'))
  expect(at('21:00:00')).toEqual(new Date('2026-12-02T08:00:00+05:30'))
  expect(at('23:59:59')).toEqual(new Date('2026-12-02T08:00:00+05:30'))
  expect(at('00:00:00')).toEqual(new Date('2026-12-01T08:00:00+05:30'))
  expect(at('07:59:59')).toEqual(new Date('2026-12-01T08:00:00+05:30'))
  expect(at('08:00:00')).toEqual(new Date('2026-12-01T08:00:00+05:30'))
  const noon = new Date('2026-12-01T12:30:00+05:30')
  expect(sendableAt(noon, { from: 12, until: 14 })).toEqual(new Date('2026-12-01T14:00:00+05:30'))
  expect(sendableAt(noon, { from: 9, until: 9 })).toEqual(noon)
})
