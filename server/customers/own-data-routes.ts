import * as contract from '../../contract/own-data.ts'
import {
  askForErasure,
  forCustomers,
  requireOwnPassword,
  withdrawOwnErasure,
} from '../accounts/index.ts'
import { router } from '../http/router.ts'
import { declareEvent } from '../http/security-events.ts'
import { spend } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { exportOwnData } from './export-customer.ts'
import { ordersThatComeFirst } from './orders-that-come-first.ts'
import { presentErasure } from './presentation.ts'
import { findCustomer } from './store.ts'

/** The calls with which customers get a copy of their data, and have their account deleted. */
export const ownDataRoutes = router()
  .openapi(forCustomers(contract.exportOwnData), async (c) => {
    const { shop, customer } = c.var
    declareEvent(c, 'dataExport')
    await requireOwnPassword(shop, customer.id, c.req.valid('json').password)
    await spend(shop, ['dataExports', customer.id])
    return c.json(await exportOwnData(shop, customer.id), 200)
  })
  .openapi(forCustomers(contract.getErasure), async (c) => {
    const { shop, customer } = c.var
    return c.json({ erasure: await erasureOf(shop, customer.id) }, 200)
  })
  .openapi(forCustomers(contract.askForErasure), async (c) => {
    const { shop, customer } = c.var
    declareEvent(c, 'erasureRequest')
    await askForErasure(shop, customer, c.req.valid('json').password)
    return c.json({ erasure: await erasureOf(shop, customer.id) }, 201)
  })
  .openapi(forCustomers(contract.withdrawErasure), async (c) => {
    const { shop, customer } = c.var
    declareEvent(c, 'erasureWithdrawal')
    await withdrawOwnErasure(shop, customer)
    return c.body(null, 204)
  })

async function erasureOf({ database, now }: Shop, id: number) {
  const customer = await findCustomer(database, id)
  if (!customer?.erasureAskedAt) return null
  const waitsFor = await ordersThatComeFirst(database, id, now())
  return { ...presentErasure(customer.erasureAskedAt), waitsFor }
}
