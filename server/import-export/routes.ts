import * as contract from '../../contract/back-office/csv.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { csvBody, csvHeaders } from '../csv/write-csv.ts'
import { router } from '../http/router.ts'
import { exportedList } from './exports.ts'
import { importApart } from './import-apart.ts'
import { eventHeaders, reportProgress } from './report-progress.ts'

export const csvRoutes = router()
  .openapi(forOperators(contract.checkImport, 'files.use'), async (c) => {
    const { shop } = c.var
    const sent = c.req.valid('json')
    const events = await reportProgress(c.var, (onProgress) =>
      importApart(shop, { step: 'CHECK', sent }, onProgress),
    )
    return c.body(events, 200, eventHeaders)
  })
  .openapi(forOperators(contract.carryOutImport, 'files.use'), async (c) => {
    const { shop, operator } = c.var
    const sent = c.req.valid('json')
    const events = await reportProgress(c.var, (onProgress) =>
      importApart(shop, { step: 'CARRY_OUT', sent, operator }, onProgress),
    )
    return c.body(events, 200, eventHeaders)
  })
  .openapi(forOperators(contract.exportList, 'files.use'), async (c) => {
    const { shop, operator } = c.var
    const { list } = c.req.valid('param')
    const file = await exportedList(shop, operator, list, c.req.valid('query'))
    return c.body(csvBody(file, c.var), 200, csvHeaders(list, shop.now()))
  })
