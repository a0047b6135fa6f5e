import {
  addOrderNote,
  cancelOrder as cancelOrderRoute,
  completeOrders as completeOrdersRoute,
  moveOrder as moveOrderRoute,
  supplyShortage as supplyShortageRoute,
  undoCompletion as undoCompletionRoute,
} from '../../../contract/back-office/order-actions.ts'
import {
  approveRefund,
  giveCredit as giveCreditRoute,
  leaveOut as leaveOutRoute,
  refundSurplus as refundSurplusRoute,
  repeatRefund as repeatRefundRoute,
  settleRefund,
} from '../../../contract/back-office/order-refunds.ts'
import { getOrder, getOrderDocuments, listOrders } from '../../../contract/back-office/orders.ts'
import { listStockSetAside } from '../../../contract/back-office/stock.ts'
import { rupees, wholeCents } from '../../../domain/money/money.ts'
import { mayWith } from '../../../domain/operators/rights.ts'
import { forOperators } from '../../back-office/for-operators.ts'
import { refusal } from '../../http/refusal.ts'
import { router } from '../../http/router.ts'
import { canRefund, type PaymentLeft } from '../../payments/index.ts'
import { creditRequestOf } from '../credits/credit-request.ts'
import { giveCredit } from '../credits/give-credit.ts'
import { leaveOut } from '../credits/leave-out.ts'
import { cancelOrder, refundSurplus } from './cancel-order.ts'
import { completeOrders } from './complete-orders.ts'
import {
  addNote,
  agreeToRefund,
  noteRefund,
  sendRefundAgain,
  supplyShortage,
} from './edit-order.ts'
import { moveOrder } from './move-order.ts'
import {
  presentDetail,
  presentDocument,
  presentForCustomer,
  presentListedOrder,
} from './presentation.ts'
import { findOrder, selectDocuments } from './select-order.ts'
import { selectOrders } from './select-orders.ts'
import { selectTranslatedNames } from './select-translated-names.ts'
import { selectSetAside } from './set-aside.ts'
import { undoCompletion } from './undo-completion.ts'

export const officeOrderRoutes = router()
  .openapi(forOperators(listOrders, 'orders.see'), async (c) => {
    const { database, now } = c.var.shop
    const { rows, amountCents, ...page } = await selectOrders(database, c.req.valid('query'))
    const items = rows.map((order) => presentListedOrder(order, now()))
    const seesSales = mayWith(c.var.operator.roles, 'sales.see')
    return c.json({ ...page, items, totalAmount: seesSales ? rupees(amountCents) : null }, 200)
  })
  .openapi(forOperators(getOrder, 'orders.see'), async (c) => {
    const { database, gateways, now } = c.var.shop
    const found = await findOrder(database, c.req.valid('param').orderId)
    if (!found) throw refusal('unknownOrder')
    const canRefundAtGateway = canRefund(gateways, wholeRefunds(found.left))
    const canRefundPartAtGateway = canRefund(gateways, partRefunds(found.left))
    const gateway = { canRefundAtGateway, canRefundPartAtGateway }
    return c.json({ ...presentDetail(found, now()), ...gateway }, 200)
  })
  .openapi(forOperators(getOrderDocuments, 'orders.see'), async (c) => {
    const { database, now } = c.var.shop
    const { ids, namesIn } = c.req.valid('query')
    const [found, names] = await Promise.all([
      selectDocuments(database, ids),
      namesIn && namesIn !== 'customers' ? selectTranslatedNames(database, ids, namesIn) : [],
    ])
    const namesOf = Map.groupBy(names, ({ orderId }) => orderId)
    const present = namesIn === 'customers' ? presentForCustomer : presentDocument
    return c.json(
      found.map((each) => ({
        ...present(each, now()),
        translatedNames: (namesOf.get(each.order.id) ?? []).map(({ orderId, ...named }) => named),
      })),
      200,
    )
  })
  .openapi(forOperators(listStockSetAside, 'goods.see'), async (c) =>
    c.json(await selectSetAside(c.var.shop.database, c.req.valid('query').productIds), 200),
  )
  .openapi(forOperators(completeOrdersRoute, 'orders.complete'), async (c) => {
    const { shop, operator } = c.var
    const completed = await completeOrders(shop, operator, c.req.valid('json').orders)
    return c.json({ completed }, 200)
  })
  .openapi(forOperators(undoCompletionRoute, 'orders.complete'), async (c) => {
    const { shop, operator } = c.var
    await undoCompletion(shop, operator, c.req.valid('param').orderId, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(forOperators(cancelOrderRoute, 'orders.cancel'), async (c) => {
    const { shop, operator } = c.var
    await cancelOrder(shop, operator, c.req.valid('param').orderId, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(forOperators(refundSurplusRoute, 'refunds.give'), async (c) => {
    const { shop, operator } = c.var
    await refundSurplus(shop, operator, c.req.valid('param').orderId, c.req.valid('json').refund)
    return c.body(null, 204)
  })
  .openapi(forOperators(giveCreditRoute, 'refunds.give'), async (c) => {
    const { shop, operator } = c.var
    const credit = creditRequestOf(c.req.valid('json'))
    await giveCredit(shop, operator, c.req.valid('param').orderId, credit)
    return c.body(null, 204)
  })
  .openapi(forOperators(leaveOutRoute, 'refunds.give'), async (c) => {
    const { shop, operator } = c.var
    await leaveOut(shop, operator, c.req.valid('param').orderId, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(forOperators(repeatRefundRoute, 'refunds.give'), async (c) => {
    const { shop, operator } = c.var
    await sendRefundAgain(shop, operator, c.req.valid('param').refundId)
    return c.body(null, 204)
  })
  .openapi(forOperators(approveRefund, 'refunds.give'), async (c) => {
    const { shop, operator } = c.var
    await agreeToRefund(shop, operator, c.req.valid('param').refundId)
    return c.body(null, 204)
  })
  .openapi(forOperators(settleRefund, 'refunds.give'), async (c) => {
    const { shop, operator } = c.var
    const { reference } = c.req.valid('json')
    await noteRefund(shop, operator, c.req.valid('param').refundId, reference)
    return c.body(null, 204)
  })
  .openapi(forOperators(addOrderNote, 'orders.note'), async (c) => {
    const { shop, operator } = c.var
    await addNote(shop, operator, c.req.valid('param').orderId, c.req.valid('json').text)
    return c.body(null, 204)
  })
  .openapi(forOperators(supplyShortageRoute, 'orders.complete'), async (c) => {
    const { shop, operator } = c.var
    const { version } = c.req.valid('json')
    await supplyShortage(shop, operator, c.req.valid('param').orderId, version)
    return c.body(null, 204)
  })
  .openapi(forOperators(moveOrderRoute, 'orders.move'), async (c) => {
    const { shop, operator } = c.var
    await moveOrder(shop, operator, c.req.valid('param').orderId, c.req.valid('json'))
    return c.body(null, 204)
  })

function wholeRefunds(left: readonly PaymentLeft[]) {
  return left.map((payment) => ({ payment, amountCents: payment.leftCents }))
}

/** The smallest part of each payment: whether a gateway can refund it does not depend on the amount. */
function partRefunds(left: readonly PaymentLeft[]) {
  return left.map((payment) => ({ payment, amountCents: wholeCents(1) }))
}
