import * as contract from '../../contract/back-office/legal.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { presentVersion, publishVersion, withdrawVersion } from './publish-version.ts'
import { selectVersions } from './store.ts'

export const officeLegalRoutes = router()
  .openapi(forOperators(contract.listLegalVersions, 'settings.see'), async (c) => {
    const { shop } = c.var
    const versions = await selectVersions(shop.database)
    return c.json(
      versions.map((row) => presentVersion(row, shop)),
      200,
    )
  })
  .openapi(forOperators(contract.publishLegalVersion, 'settings.change'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await publishVersion(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.withdrawLegalVersion, 'settings.change'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    await withdrawVersion(c.var.shop, c.var.operator, wanted)
    return c.body(null, 204)
  })
