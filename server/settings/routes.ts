import * as contract from '../../contract/back-office/settings.ts'
import { settingKeys } from '../../domain/settings/settings.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { changeSetting } from './change-setting.ts'
import { presentSetting } from './presentation.ts'
import { readChanges } from './read-changes.ts'
import { selectSettings } from './store.ts'

export const settingsRoutes = router()
  .openapi(forOperators(contract.listSettings, 'settings.see'), async (c) => {
    const rows = await selectSettings(c.var.shop.database)
    const rowOf = new Map(rows.map((row) => [row.key, row]))
    return c.json(
      settingKeys.map((key) => presentSetting(key, rowOf.get(key))),
      200,
    )
  })
  .openapi(forOperators(contract.listSettingChanges, 'settings.see'), async (c) =>
    c.json(await readChanges(c.var.shop.database, c.req.valid('param').key), 200),
  )
  .openapi(forOperators(contract.changeSetting, 'settings.change'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await changeSetting(c.var.shop, c.var.operator, wanted), 200)
  })
