import * as contract from '../../contract/back-office/dashboard.ts'
import { rupees } from '../../domain/money.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { periodAt } from '../back-office/periods.ts'
import { selectLowStock } from '../catalogue/back-office/low-stock.ts'
import { router } from '../http/router.ts'
import { bestSellingPackages, bestSellingProducts } from '../orders/back-office/best-sellers.ts'
import { daysCompared, selectDifferences } from '../payments/differences.ts'
import { presentSpan, readDashboard } from './read-dashboard.ts'

export const dashboardRoutes = router()
  .openapi(forOperators(contract.getDashboard), async (c) =>
    c.json(await readDashboard(c.var.shop), 200),
  )
  .openapi(forOperators(contract.getBestSellers), async (c) => {
    const { database, now } = c.var.shop
    const period = periodAt(c.req.valid('query').period, now())
    const [products, packages] = await Promise.all([
      bestSellingProducts(database, period),
      bestSellingPackages(database, period),
    ])
    const spans = { ...presentSpan(period.current), earlier: presentSpan(period.earlier) }
    return c.json({ ...spans, products, packages }, 200)
  })
  .openapi(forOperators(contract.getLowStock), async (c) =>
    c.json(await selectLowStock(c.var.shop.database), 200),
  )
  .openapi(forOperators(contract.getGatewayDifferences), async (c) => {
    const { database, now } = c.var.shop
    const since = new Date(now().getTime() - daysCompared * 24 * 60 * 60 * 1000)
    const { total, items } = await selectDifferences(database, since)
    const presented = items.map(({ cents, at, ...difference }) => ({
      ...difference,
      amount: rupees(cents),
      at: new Date(at).toISOString(),
    }))
    return c.json({ since: since.toISOString(), total, items: presented }, 200)
  })
