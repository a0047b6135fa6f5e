import * as contract from '../../../contract/back-office/staff-orders.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { router } from '../../http/router.ts'
import { enterOrder } from './enter-order.ts'
import { mailLink, readLink } from './order-link.ts'
import { quoteOrder } from './quote-order.ts'

export const staffOrderRoutes = router()
  .openapi(forOperators(contract.quoteOrder, 'orders.enter'), async (c) =>
    c.json(await quoteOrder(c.var.shop, c.req.valid('json')), 200),
  )
  .openapi(forOperators(contract.enterOrder, 'orders.enter'), async (c) => {
    const { shop, operator } = c.var
    return c.json(await enterOrder(shop, operator, c.req.valid('json')), 201)
  })
  .openapi(forOperators(contract.getPaymentLink, 'orders.enter'), async (c) =>
    c.json(await readLink(c.var.shop, c.req.valid('param').orderId), 200),
  )
  .openapi(forOperators(contract.mailPaymentLink, 'orders.enter'), async (c) => {
    const { shop, operator } = c.var
    await mailLink(shop, operator, c.req.valid('param').orderId)
    return c.body(null, 204)
  })
