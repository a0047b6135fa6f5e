import type { Hono } from 'hono'
import type { Cents } from '../../domain/money/money.ts'
import type { PaymentOutcome } from '../../domain/payments/outcomes.ts'
import type { Environment } from '../process/variables.ts'
import type { Network } from './network.ts'

/** One attempt to pay an order, as the shop asks a gateway for it. */
export type Payment = {
  /** The shop's own id of this attempt; it comes back in the notification. */
  reference: string
  orderId: number
  amountCents: Cents
  customer: { name: string; email: string; telephone: string }
  address: { streetAddress: string; postalCode: string; country: string }
  returnUrl: string
  cancelUrl: string
  notifyUrl: string
}

/** How the customer's browser reaches the gateway: by posting a form, or by opening an address. */
export type Checkout = CheckoutForm | { kind: 'redirect'; url: string }

export type CheckoutForm = { kind: 'form'; action: string; fields: Record<string, string> }

/** A request to the gateway's notification address. */
export type NotificationRequest = {
  /** In small letters and without its parameters: "application/json". */
  contentType: string
  headers: Headers
  /** As it came, because signatures cover the very text. */
  body: string
}

/** What the gateway has said about a payment, proven to come from it. */
export type PaymentNotification = {
  reference: string
  /** The gateway's own id; empty when it named none. */
  paymentId: string
  amountCents: Cents
  currency: string
  outcome: PaymentOutcome
  /** What the gateway itself calls the outcome, for people to read. */
  gatewayCode: string
  method: string | undefined
}

export type NotificationReading =
  | { verified: true; notification: PaymentNotification }
  | {
      verified: false
      reason: 'wrongContentType' | 'malformed' | 'wrongMerchant' | 'wrongSignature'
    }

/** What the gateway says to a refund: its number, or in its own words why not. */
export type RefundAnswer = { isTaken: true; number: string } | { isTaken: false; reason: string }

/** A service that takes the customer's money. The shop knows nothing else of it. */
export type PaymentGateway = {
  /** Names it in the database, so that it never changes. */
  id: string
  /** As people know it. */
  name: string
  /** What the terminal says of it at the start. */
  summary: string
  /** Where it notifies the shop, below the shop's own address; no other gateway has the same. */
  notificationPath: string
  /** How the customer gets there; asked for each time that the payment page is opened. */
  checkout: (payment: Payment) => Checkout | Promise<Checkout>
  /** Proves that a request comes from the gateway. */
  readNotification: (
    request: NotificationRequest,
  ) => NotificationReading | Promise<NotificationReading>
  /**
   * The payments made on an attempt, none when there are none yet; fails when the gateway cannot be
   * asked. Absent when it has no such call, or the shop no key to it.
   */
  findPayments?: ((reference: string) => Promise<PaymentNotification[]>) | undefined
  /**
   * Gives a whole payment back to the customer; fails when the gateway cannot be asked, and then
   * nobody knows whether it was done. Absent when it has no such call, or the shop no key to it.
   */
  refund?: ((payment: { paymentId: string; reason: string }) => Promise<RefundAnswer>) | undefined
  /** What the shop serves for it, as for a stand-in that has no server of its own. */
  site?: { path: string; routes: Hono }
}

/** The gateways of a shop. The first takes new payments. */
export type Gateways = readonly [PaymentGateway, ...PaymentGateway[]]

/** A gateway by its id; undefined when the shop has it no longer. */
export function findGateway(gateways: Gateways, id: string): PaymentGateway | undefined {
  return gateways.find((gateway) => gateway.id === id)
}

/** A gateway that the shop can be set up with, as `gateways.ts` lists it. */
export type GatewayAdapter = {
  /** What an operator has to set for it: "PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET". */
  variables: string
  /** Reads its own settings, without effects. */
  readSettings: (environment: Environment) => GatewaySettings
}

export type GatewaySettings = {
  /** One line each, naming the variable. */
  faults: readonly string[]
  /** Undefined when the operator has not set it up. */
  open: OpenGateway | undefined
}

export type OpenGateway = (network: Network) => PaymentGateway
