import { expect, test } from 'vitest'
import { settingsTexts } from '../texts/en/back-office/settings.ts'
import { readSetting, settingKeys, settings, settingsOf } from './settings.ts'

test('every default is a value that its setting may have, and every setting has words', () => {
  for (const key of settingKeys) {
    const value = settings[key].default
    expect(readSetting(key, value)).toEqual({ value })
    expect(settingsTexts.settings[key].name).not.toBe('')
  }
})

test('a stored value counts, unless it is not one that its setting may have', () => {
  const key = 'orders.customersMayCancel'
  expect(settingsOf(new Map())[key]).toBe(false)
  expect(settingsOf(new Map([[key, true]]))[key]).toBe(true)
  expect(settingsOf(new Map<string, unknown>([[key, 'yes']]))[key]).toBe(false)
  expect(readSetting(key, 'yes')).toEqual({ fault: 'Choose on or off.' })
})
