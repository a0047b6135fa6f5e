import {
  getCart as getCartRoute,
  saveCart as saveCartRoute,
  updateCart,
} from '../../contract/carts.ts'
import { forCustomers } from '../accounts/index.ts'
import { presentDelivery } from '../delivery/index.ts'
import { requireOwnId } from '../http/require-own-id.ts'
import { router } from '../http/router.ts'
import { missingItemsFor } from './missing-items.ts'
import { presentCart } from './presentation.ts'
import { saveCart } from './save-cart.ts'
import { getCart } from './service.ts'

export const cartRoutes = router()
  .openapi(forCustomers(getCartRoute), async (c) => {
    const { shop, customer, language } = c.var
    const [cart, missingItems] = await Promise.all([
      getCart(shop, customer.id, language),
      missingItemsFor(shop, customer.id),
    ])
    const delivery = presentDelivery(shop, language)
    const asked = {
      ...(missingItems && { missingItems }),
      ...(shop.settings.get('sms.recipients') && { tellsRecipients: true as const }),
      ...(delivery && { delivery }),
    }
    return c.json({ ...presentCart(cart), ...asked }, 200)
  })
  .openapi(forCustomers(saveCartRoute), async (c) => {
    const { shop, customer, language } = c.var
    const { userId, ...sent } = c.req.valid('json')
    requireOwnId(customer, userId)
    return c.json(presentCart(await saveCart(shop, customer.id, sent, language)), 200)
  })
  .openapi(forCustomers(updateCart), async (c) => {
    const { shop, customer, language } = c.var
    const { userId, ...sent } = c.req.valid('json')
    requireOwnId(customer, userId)
    return c.json(presentCart(await saveCart(shop, customer.id, sent, language)), 200)
  })
