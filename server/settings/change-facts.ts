import type { SettingValue } from '../../domain/settings/settings.ts'
import type { Facts } from '../database/schema.ts'

/** A value as the audit log stores it: words by their languages, all others under one name. */
export function factsOf(value: SettingValue): Facts {
  return typeof value === 'object' ? { ...value } : { value }
}

/** The value again. */
export function valueIn(facts: Facts | null): unknown {
  return facts && 'value' in facts ? facts.value : facts
}
