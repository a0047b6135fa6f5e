import {
  listPushSubscriptions,
  removePushSubscription,
  savePushSubscription as savePushSubscriptionRoute,
} from '../../../contract/push.ts'
import { isAtOneOf } from '../../../domain/push/push-services.ts'
import { refusal } from '../../http/refusal.ts'
import { router } from '../../http/router.ts'
import {
  deletePushSubscription,
  offersPush,
  savePushSubscription,
  selectPushSubscriptions,
} from '../../push/index.ts'
import type { Shop } from '../../shop.ts'
import { forCustomers } from '../for-customers.ts'

/** The calls of the browsers in which a customer wants notifications. */
export const pushRoutes = router()
  .openapi(forCustomers(listPushSubscriptions), async (c) => {
    const { shop, customer } = c.var
    const { publicKey } = requirePush(shop)
    const found = await selectPushSubscriptions(shop.database, customer.id)
    const subscriptions = found.map(({ id, endpoint }) => ({ id, endpoint }))
    return c.json({ publicKey, subscriptions }, 200)
  })
  .openapi(forCustomers(savePushSubscriptionRoute), async (c) => {
    const { shop, customer, session } = c.var
    const { endpoint, keys } = c.req.valid('json')
    if (!isAtOneOf(requirePush(shop).services, endpoint)) throw refusal('unknownPushService')
    await savePushSubscription(shop.database, {
      ...{ userId: customer.id, sessionId: session.id, endpoint, ...keys },
      savedAt: shop.now(),
    })
    return c.body(null, 204)
  })
  .openapi(forCustomers(removePushSubscription), async (c) => {
    const { shop, customer } = c.var
    const { subscriptionId: id } = c.req.valid('param')
    await deletePushSubscription(shop.database, { id, userId: customer.id })
    return c.body(null, 204)
  })

function requirePush(shop: Shop) {
  const push = offersPush(shop)
  if (!push) throw refusal('notFound')
  return push
}
