import { readSetting, type SettingKey, settings } from '../../domain/settings/settings.ts'
import type { SettingRow } from './store.ts'

/** A setting for operators; without a row it has its default. */
export function presentSetting(key: SettingKey, row: SettingRow | undefined) {
  const read = readSetting(key, row?.value)
  return {
    key,
    value: 'value' in read ? read.value : settings[key].default,
    version: row?.version ?? 0,
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt.toISOString() ?? null,
  }
}
