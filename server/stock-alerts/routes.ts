import {
  askForStockAlert,
  listStockAlerts,
  withdrawStockAlert,
} from '../../contract/stock-alerts.ts'
import { forCustomers } from '../accounts/index.ts'
import { requireProductOnSale } from '../catalogue/index.ts'
import { refusal } from '../http/refusal.ts'
import { router } from '../http/router.ts'
import { deleteAlert, insertAlert, selectAlerts } from './store.ts'

export const stockAlertRoutes = router()
  .openapi(forCustomers(listStockAlerts), async (c) => {
    const alerts = await selectAlerts(c.var.shop.database, c.var.customer.id)
    return c.json(
      alerts.map(({ productId }) => ({ productId })),
      200,
    )
  })
  .openapi(forCustomers(askForStockAlert), async (c) => {
    const { shop, customer } = c.var
    const { productId } = c.req.valid('param')
    await requireProductOnSale(shop, productId, 'en')
    const alert = { userId: customer.id, productId }
    const outcome = await shop.database.transaction((tx) => insertAlert(tx, alert))
    if (outcome === 'tooMany') throw refusal('tooManyStockAlerts')
    return c.body(null, 204)
  })
  .openapi(forCustomers(withdrawStockAlert), async (c) => {
    const { shop, customer } = c.var
    const { productId } = c.req.valid('param')
    await deleteAlert(shop.database, { userId: customer.id, productId })
    return c.body(null, 204)
  })
