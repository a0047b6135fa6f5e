import { expect, test } from 'vitest'
import { settingsTexts } from '../texts/en/back-office/settings.ts'
import { factsSet } from './facts-set.ts'
import { readSetting, settingKeys, settings, settingsOf } from './settings.ts'

test('every default is a value that its setting may have, and every setting has words', () => {
  for (const key of settingKeys) {
    const value = settings[key].default
    expect(readSetting(key, value)).toEqual({ value })
    expect(settingsTexts.settings[key].name).not.toBe('')
    // Otherwise the page of settings would not show it.
    expect(Object.keys(settingsTexts.groups)).toContain(key.split('.')[0])
  }
})

test('a stored value counts, unless it is not one that its setting may have', () => {
  const key = 'orders.customersMayCancel'
  expect(settingsOf(new Map())[key]).toBe(false)
  expect(settingsOf(new Map([[key, true]]))[key]).toBe(true)
  expect(settingsOf(new Map<string, unknown>([[key, 'yes']]))[key]).toBe(false)
  expect(readSetting(key, 'yes')).toEqual({ fault: 'Choose on or off.' })
})

test('pages are told only what somebody has set', () => {
  const seen = { language: 'si', today: '2026-11-23' } as const
  const nothing = settingsOf(new Map())
  expect(factsSet(nothing, seen)).toBeUndefined()
  const words = { en: 'Closed today', si: 'අද වසා ඇත', ta: 'இன்று விடுமுறை' }
  const some = settingsOf(
    new Map<string, unknown>([
      ['shop.name', 'Kade Online'],
      ['shop.x', ''],
      ['texts.notice', words],
      ['opening.closedUntil', '2026-11-24'],
      ['orders.story', true],
    ]),
  )
  expect(factsSet(some, seen)).toEqual({
    name: 'Kade Online',
    social: [
      { name: 'Facebook', url: settings['shop.facebook'].default },
      { name: 'Instagram', url: settings['shop.instagram'].default },
      { name: 'X', url: '' },
    ],
    texts: { notice: words.si },
    closedUntil: '2026-11-24',
  })
  expect(factsSet(some, { ...seen, today: '2026-11-24' })).not.toHaveProperty('closedUntil')
})
