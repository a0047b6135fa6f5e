import * as contract from '../../contract/back-office/books.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { csvBody, csvHeaders } from '../csv/write-csv.ts'
import { router } from '../http/router.ts'
import { monthFile } from './month-file.ts'
import { readMonth } from './present-month.ts'

export const booksRoutes = router()
  .openapi(forOperators(contract.getMonth, 'books.see'), async (c) =>
    c.json(await readMonth(c.var.shop, c.req.valid('param').month), 200),
  )
  .openapi(forOperators(contract.exportMonth, 'books.see'), async (c) => {
    const { database, now } = c.var.shop
    const { month } = c.req.valid('param')
    const headers = csvHeaders(`books-${month}`, now())
    return c.body(csvBody(monthFile(database, month), c.var), 200, headers)
  })
