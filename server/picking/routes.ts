import * as contract from '../../contract/back-office/picking.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { packOrder } from './pack-order.ts'
import { listOrdersToPick, namesToPick, showPicking, suggestSubstitutes } from './show-picking.ts'
import { giveBackPicking, startPicking } from './start-picking.ts'
import { noteCall, takeStep } from './take-step.ts'
import { undoPacking } from './undo-packing.ts'

export const pickingRoutes = router()
  .openapi(forOperators(contract.listOrdersToPick, 'orders.pick'), async (c) =>
    c.json(await listOrdersToPick(c.var.shop, c.var.operator), 200),
  )
  .openapi(forOperators(contract.getPicking, 'orders.pick'), async (c) => {
    const { shop, operator } = c.var
    return c.json(await showPicking(shop, operator, c.req.valid('param').orderId), 200)
  })
  .openapi(forOperators(contract.getPickingNames, 'orders.pick'), async (c) => {
    const { orderId, language } = c.req.valid('param')
    return c.json(await namesToPick(c.var.shop, orderId, language), 200)
  })
  .openapi(forOperators(contract.startPicking, 'orders.pick'), async (c) => {
    const { shop, operator } = c.var
    const { orderId } = c.req.valid('param')
    await startPicking(shop, operator, orderId, c.req.valid('json'))
    return c.json(await showPicking(shop, operator, orderId), 200)
  })
  .openapi(forOperators(contract.giveBackPicking, 'orders.pick'), async (c) => {
    const { shop, operator } = c.var
    const { orderId } = c.req.valid('param')
    await giveBackPicking(shop, operator, orderId)
    return c.json(await showPicking(shop, operator, orderId), 200)
  })
  .openapi(forOperators(contract.takePickingStep, 'orders.pick'), async (c) => {
    const { shop, operator } = c.var
    const { orderId } = c.req.valid('param')
    await takeStep(shop, operator, orderId, c.req.valid('json'))
    return c.json(await showPicking(shop, operator, orderId), 200)
  })
  .openapi(forOperators(contract.notePickingCall, 'orders.pick'), async (c) => {
    const { shop, operator } = c.var
    const { orderId } = c.req.valid('param')
    await noteCall(shop, operator, orderId, c.req.valid('json'))
    return c.json(await showPicking(shop, operator, orderId), 200)
  })
  .openapi(forOperators(contract.listSubstitutes, 'orders.pick'), async (c) => {
    const { orderId, goods } = c.req.valid('param')
    const { namesIn = 'en' } = c.req.valid('query')
    return c.json(await suggestSubstitutes(c.var.shop, orderId, goods, namesIn), 200)
  })
  .openapi(forOperators(contract.packOrder, 'orders.pick'), async (c) => {
    const { shop, operator } = c.var
    const { orderId } = c.req.valid('param')
    await packOrder(shop, operator, orderId, c.req.valid('json').bags)
    return c.json(await showPicking(shop, operator, orderId), 200)
  })
  .openapi(forOperators(contract.undoPacking, 'orders.complete'), async (c) => {
    const { shop, operator } = c.var
    const { orderId } = c.req.valid('param')
    await undoPacking(shop, operator, orderId)
    return c.json(await showPicking(shop, operator, orderId), 200)
  })
