import { expect, test } from 'vitest'
import { settingNames } from '../texts/en/back-office/setting-names.ts'
import { settingsTexts } from '../texts/en/back-office/settings.ts'
import type { Language } from '../texts/texts.ts'
import { factsSet } from './facts-set.ts'
import { readSetting, settingKeys, settings, settingsOf } from './settings.ts'

test('every default is a value that its setting may have, and every setting has words', () => {
  for (const key of settingKeys) {
    const value = settings[key].default
    expect(readSetting(key, value)).toEqual({ value })
    expect(settingNames[key].name).not.toBe('')
    // Otherwise the page of settings would not show it.
    expect(Object.keys(settingsTexts.groups)).toContain(key.split('.')[0])
  }
})

test('a stored value counts, unless it is not one that its setting may have', () => {
  const key = 'orders.story'
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

const factsOf = (stored: Record<string, unknown>, language: Language, today = '2026-11-23') =>
  factsSet(settingsOf(new Map(Object.entries(stored))), { language, today })

test('a sentence that is not translated is English in all languages', () => {
  const stored = {
    'texts.slogan': { en: 'From the pola', si: '', ta: 'சந்தையிலிருந்து' },
    'shop.location': { en: 'Galle', si: '', ta: '' },
  }
  expect(factsOf(stored, 'si')?.texts).toEqual({ slogan: 'From the pola' })
  expect(factsOf(stored, 'ta')?.texts).toEqual({ slogan: 'சந்தையிலிருந்து' })
  expect(factsOf(stored, 'ta')?.locationIn).toEqual({ en: 'Galle', si: 'Galle', ta: 'Galle' })
})

test('the notice and the words of the banner are there on their days only', () => {
  const words = { en: 'Vesak', si: '', ta: '' }
  const stored = {
    'texts.notice': words,
    'texts.noticeDays': { from: '2026-05-01', until: '2026-05-02' },
    'texts.banner': words,
    'texts.bannerDays': { from: '', until: '2026-05-01' },
  }
  const on = (today: string) => factsOf(stored, 'en', today)?.texts
  expect(on('2026-04-30')).toEqual({ banner: 'Vesak' })
  expect(on('2026-05-01')).toEqual({ notice: 'Vesak', banner: 'Vesak' })
  expect(on('2026-05-02')).toEqual({ notice: 'Vesak' })
  expect(on('2026-05-03')).toBeUndefined()
})

test('days alone, without words, tell pages nothing', () => {
  const stored = { 'texts.noticeDays': { from: '2026-05-01', until: '' } }
  expect(factsOf(stored, 'en')).toBeUndefined()
})
