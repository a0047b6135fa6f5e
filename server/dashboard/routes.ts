import * as contract from '../../contract/back-office/dashboard.ts'
import { plusDays } from '../../domain/days.ts'
import { rupees } from '../../domain/money/money.ts'
import { mayWith } from '../../domain/operators/rights.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { periodAt } from '../back-office/periods.ts'
import { router } from '../http/router.ts'
import { bestSellingPackages, bestSellingProducts } from '../orders/index.ts'
import {
  daysCompared,
  presentDifference,
  selectDifferences,
  selectSettled,
  settleRefusedPayment,
} from '../payments/index.ts'
import { readRetention } from '../retention/index.ts'
import { selectLowStock, selectUnusualHolds, type UnusualHold } from '../stock/index.ts'
import { drawRanking } from './draw-period.ts'
import { presentSpan, readDashboard } from './read-dashboard.ts'

export const dashboardRoutes = router()
  .openapi(forOperators(contract.getDashboard, 'dashboard.see'), async (c) =>
    c.json(
      await readDashboard(c.var.shop, { withSales: mayWith(c.var.operator.roles, 'sales.see') }),
      200,
    ),
  )
  .openapi(forOperators(contract.getBestSellers, 'dashboard.see'), async (c) => {
    const { database, now } = c.var.shop
    const period = periodAt(c.req.valid('query').period, now())
    const [products, packages] = await Promise.all([
      bestSellingProducts(database, period),
      bestSellingPackages(database, period),
    ])
    const spans = { ...presentSpan(period.current), earlier: presentSpan(period.earlier) }
    return c.json(
      { ...spans, products: drawRanking(products), packages: drawRanking(packages) },
      200,
    )
  })
  .openapi(forOperators(contract.getLowStock, 'goods.see'), async (c) =>
    c.json(
      await selectLowStock(c.var.shop.database, c.var.shop.settings.get('stock.lowLimit')),
      200,
    ),
  )
  .openapi(forOperators(contract.getUnusualHolds, 'customers.see'), async (c) => {
    const { items, ...totals } = await selectUnusualHolds(c.var.shop.database)
    return c.json({ ...totals, items: items.map(presentHold) }, 200)
  })
  .openapi(forOperators(contract.getRetention, 'retention.see'), async (c) =>
    c.json(await readRetention(c.var.shop), 200),
  )
  .openapi(forOperators(contract.getGatewayDifferences, 'payments.see'), async (c) => {
    const { database, now } = c.var.shop
    const since = plusDays(now(), -daysCompared)
    const isSettled = c.req.valid('query').state === 'SETTLED'
    const { total, items } = await (isSettled
      ? selectSettled(database)
      : selectDifferences(database, since))
    return c.json({ since: since.toISOString(), total, items: items.map(presentDifference) }, 200)
  })
  .openapi(forOperators(contract.settleRefusedPayment, 'payments.settle'), async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await settleRefusedPayment(c.var.shop, c.var.operator, wanted), 200)
  })

function presentHold({ amountCents, until, ...account }: UnusualHold) {
  return { ...account, amount: rupees(amountCents), until: until.toISOString() }
}
