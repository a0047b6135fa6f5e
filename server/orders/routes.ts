import {
  cancelOwnOrder as cancelOwnOrderRoute,
  chooseSlot as chooseSlotRoute,
  getDeliveryPhoto as getDeliveryPhotoRoute,
  getLatestOrder as getLatestOrderRoute,
  listOrders as listOrdersRoute,
  placeOrder as placeOrderRoute,
  rePay as rePayRoute,
} from '../../contract/orders.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { repaymentTexts } from '../../domain/texts/en/orders.ts'
import { translation } from '../../domain/texts/translation.ts'
import { forCustomers } from '../accounts/index.ts'
import { refusal } from '../http/refusal.ts'
import { requireOwnId } from '../http/require-own-id.ts'
import { router } from '../http/router.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { chooseSlot } from './change-slot.ts'
import { checkLatestOrder } from './check-latest-order.ts'
import { ownDeliveryPhoto } from './delivery-stages.ts'
import { placeOrder } from './place-order.ts'
import { presentOwnOrders } from './present-own-order.ts'
import { rePay } from './re-pay.ts'
import { listOrders } from './read-orders.ts'

export const orderRoutes = router()
  .openapi(forCustomers(placeOrderRoute), async (c) => {
    const { shop, customer, language } = c.var
    const { userId, ...request } = c.req.valid('json')
    requireOwnId(customer, userId)
    const data = await placeOrder(shop, c.var, customer, request)
    return c.json(
      {
        status: 'SUCCESS' as const,
        data,
        message: translation(checkoutTexts, language).created,
      },
      201,
    )
  })
  .openapi(forCustomers(listOrdersRoute), async (c) => {
    const { shop, customer } = c.var
    const orders = await listOrders(shop, customer.id)
    return c.json(await presentOwnOrders(shop, customer, orders), 200)
  })
  .openapi(forCustomers(getLatestOrderRoute), async (c) => {
    const { shop, customer } = c.var
    requireOwnId(customer, c.req.valid('param').userId)
    const latest = await checkLatestOrder(shop, customer.id)
    const [presented] = await presentOwnOrders(shop, customer, [latest])
    if (!presented) throw refusal('noOrders')
    return c.json(presented, 200)
  })
  .openapi(forCustomers(rePayRoute), async (c) => {
    const { shop, customer, language } = c.var
    const { userId, ...request } = c.req.valid('json')
    requireOwnId(customer, userId)
    const data = await rePay(shop, language, customer, request)
    const message = translation(repaymentTexts, language).redirecting
    return c.json({ status: 'SUCCESS' as const, data, message }, 200)
  })
  .openapi(forCustomers(cancelOwnOrderRoute), async (c) => {
    const { shop, customer } = c.var
    await cancelOwnOrder(shop, customer, c.req.valid('param').orderId)
    return c.body(null, 204)
  })
  .openapi(forCustomers(chooseSlotRoute), async (c) => {
    const { shop, customer, language } = c.var
    const chosen = { ...c.req.valid('param'), ...c.req.valid('json') }
    await chooseSlot(shop, language, customer, chosen)
    return c.body(null, 204)
  })
  .openapi(forCustomers(getDeliveryPhotoRoute), async (c) => {
    const { shop, customer } = c.var
    const { photoId } = c.req.valid('param')
    return c.json({ picture: await ownDeliveryPhoto(shop, customer, photoId) }, 200)
  })
