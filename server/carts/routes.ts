import {
  getCart as getCartRoute,
  saveCart as saveCartRoute,
  updateCart,
} from '../../contract/carts.ts'
import { forCustomers } from '../accounts/index.ts'
import { requireOwnId } from '../http/require-own-id.ts'
import { router } from '../http/router.ts'
import { presentCart } from './presentation.ts'
import { saveCart } from './save-cart.ts'
import { getCart } from './service.ts'

export const cartRoutes = router()
  .openapi(forCustomers(getCartRoute), async (c) =>
    c.json(presentCart(await getCart(c.var.shop, c.var.customer.id, c.var.language)), 200),
  )
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
