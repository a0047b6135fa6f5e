import * as z from 'zod/mini'
import { settingsTexts } from '../texts/en/back-office/settings.ts'

const onOrOff = z.boolean(settingsTexts.onOrOff)

/**
 * What an operator can change about the shop while it runs. With every default the shop is as specified. The words of
 * each setting are in `domain/texts/en/back-office/settings.ts`.
 */
export const settings = {
  /** Customers cancel their own orders until these have left the store. */
  'orders.customersMayCancel': { type: onOrOff, default: false },
  /** The checkout asks what to do when something is missing. */
  'orders.missingItems': { type: onOrOff, default: false },
  /** "Call me first" is among the choices. It counts only while `orders.missingItems` is on. */
  'orders.callFirst': { type: onOrOff, default: true },
  /** Orders are picked on a phone; the navigation shows the page for it. */
  'orders.picking': { type: onOrOff, default: false },
  /** The page of an order tells what happened to it, and when. */
  'orders.story': { type: onOrOff, default: false },
} as const

export type SettingKey = keyof typeof settings
export type SettingValues = { [Key in SettingKey]: z.infer<(typeof settings)[Key]['type']> }
export type SettingValue = SettingValues[SettingKey]

// TypeScript types the keys of every object as string.
export const settingKeys = Object.keys(settings) as SettingKey[]

/** What a setting may be: the value, or why it may not be this. */
export function readSetting<Key extends SettingKey>(
  key: Key,
  value: unknown,
): { value: SettingValues[Key] } | { fault: string } {
  const read = settings[key].type.safeParse(value)
  return read.success
    ? { value: read.data }
    : { fault: read.error.issues[0]?.message ?? settingsTexts.wrong }
}

/** The value of every setting, from those that are stored; one that is missing or wrong has its default. */
export function settingsOf(stored: ReadonlyMap<string, unknown>): SettingValues {
  const values = settingKeys.map((key) => {
    const read = readSetting(key, stored.get(key))
    return [key, 'value' in read ? read.value : settings[key].default]
  })
  return Object.fromEntries(values)
}
