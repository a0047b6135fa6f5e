import { isSame } from '../../domain/settings/facts-set.ts'
import { readSetting, type SettingKey } from '../../domain/settings/settings.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import { requireVersion } from '../back-office/require-version.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { factsOf } from './change-facts.ts'
import { presentSetting } from './presentation.ts'
import { requireKnown } from './require-known.ts'
import { insertSetting, lockSetting, updateSetting } from './store.ts'

type Wanted = { key: SettingKey; value: unknown; version: number }

/** Changes a setting for every instance. Refuses a value that it cannot have, and an outdated version. */
export async function changeSetting(shop: Shop, operator: Actor, { key, ...wanted }: Wanted) {
  const read = readSetting(key, wanted.value)
  if ('fault' in read) throw refusal('invalid', { fields: { value: read.fault } })
  const { value } = read
  await requireKnown(shop, key, value)
  const change = { value, changedBy: operator.email, changedAt: shop.now() }
  const changed = await shop.database.transaction(async (tx) => {
    const before = await lockSetting(tx, key)
    const shown = presentSetting(key, before)
    if (isSame(shown.value, value)) return shown
    requireVersion(shown, wanted.version, (current) => current)
    const after = before
      ? await updateSetting(tx, key, change)
      : await insertSetting(tx, key, change)
    if (!after) throw refusal('editedElsewhere')
    await recordChange(tx, operator, {
      action: 'change setting',
      subject: { kind: 'setting', id: key },
      before: factsOf(shown.value),
      after: factsOf(value),
    })
    return presentSetting(key, after)
  })
  // The notification arrives too, but perhaps after the response to this operator.
  await shop.settings.changed(shop.database.$client)
  return changed
}
