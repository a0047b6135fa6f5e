import * as contract from '../../contract/back-office/customers.ts'
import { erasePersonalData, exportPersonalData } from '../../contract/back-office/personal-data.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { allowLargeOrders } from './allow-large-orders.ts'
import { blockCustomer } from './block-customer.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'
import { presentCustomer, presentListedCustomer } from './presentation.ts'
import { selectCustomers } from './store.ts'

export const customerRoutes = router()
  .openapi(forOperators(contract.listCustomers, 'customers.see'), async (c) => {
    const { rows, ...page } = await selectCustomers(c.var.shop.database, c.req.valid('query'))
    return c.json({ ...page, items: rows.map(presentListedCustomer) }, 200)
  })
  .openapi(forOperators(contract.getCustomer, 'customers.see'), async (c) => {
    const { customerId } = c.req.valid('param')
    return c.json(await presentCustomer(c.var.shop.database, c.var.operator, customerId), 200)
  })
  .openapi(forOperators(contract.blockCustomer, 'customers.block'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await blockCustomer(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(contract.allowLargeOrders, 'customers.block'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await allowLargeOrders(c.var.shop, c.var.operator, wanted), 200)
  })
  .openapi(forOperators(exportPersonalData, 'personalData.handle'), async (c) => {
    const { customerId } = c.req.valid('param')
    return c.json(await exportCustomer(c.var.shop, c.var.operator, customerId), 200)
  })
  .openapi(forOperators(erasePersonalData, 'personalData.handle'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    await eraseCustomer(c.var.shop, c.var.operator, wanted)
    return c.body(null, 204)
  })
