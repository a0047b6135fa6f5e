import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { readSetting, type SettingKey } from '../../domain/settings/settings.ts'
import { selectAuditLog } from '../audit-log/index.ts'
import type { Database } from '../database/connect.ts'
import { valueIn } from './change-facts.ts'

type Change = BackOfficeAnswer<'GET /admin/settings/{key}/changes'>[number]

/** The latest changes of a setting, from the audit log. Those of values that it can no longer have are left out. */
export async function readChanges(database: Database, key: SettingKey): Promise<Change[]> {
  const { rows } = await selectAuditLog(database, { subjectKind: 'setting', subjectId: key })
  return rows.flatMap(({ at, operatorEmail, before, after }) => {
    const [from, to] = [readSetting(key, valueIn(before)), readSetting(key, valueIn(after))]
    if (!('value' in from && 'value' in to)) return []
    return { at: at.toISOString(), operatorEmail, before: from.value, after: to.value }
  })
}
