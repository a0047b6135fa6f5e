import { pageAddress } from '../../contract/pages.ts'
import { canBePaid } from '../../domain/orders/status.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import type { Shop } from '../shop.ts'
import { findGateway } from './gateway.ts'
import { findPayment } from './store.ts'

const tokenShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * How the customer of a payment page gets to the gateway, or which page they see instead; undefined when
 * the token is unknown.
 */
export async function findCheckout(shop: Shop, token: string) {
  const payment = tokenShape.test(token) ? await findPayment(shop.database, token) : undefined
  if (!payment) return undefined
  const { order, reference, amountCents, language, address, linkToken } = payment
  const gateway = findGateway(shop.gateways, payment.gateway)
  // An old page does not lead to a payment once the stock has been released: paying again holds it again.
  const isPayable = canBePaid(order) && order.stockHeldUntil !== null
  const { publicUrl, supportEmail } = shop.config
  // Who pays with a link may have no account, without which the payment's result shows nothing.
  const linkPath = linkToken && `/pay/${linkToken}`
  const resultPath = linkPath ?? pathInLanguage(pageAddress('/payment-result'), language)
  const resultPage = publicUrl + resultPath
  // Gateways want an address, which not everybody has who orders by telephone.
  const email = payment.customer.email || supportEmail
  const customer = { ...payment.customer, email }
  const checkout = isPayable
    ? await gateway?.checkout({
        reference,
        orderId: order.id,
        amountCents,
        customer,
        address,
        // The URLs have no query of ours, because PayHere appends its own `order_id`.
        returnUrl: resultPage,
        cancelUrl: resultPage,
        notifyUrl: `${publicUrl}${gateway.notificationPath}`,
      })
    : undefined
  // One that is still to pay can be paid from its own page, where its goods are held again.
  const ordersPath = pathInLanguage(pageAddress('/orders', { order: order.id }), language)
  const insteadPage = canBePaid(order) ? (linkPath ?? ordersPath) : resultPath
  return { orderId: order.id, amountCents, language, checkout, insteadPage }
}
