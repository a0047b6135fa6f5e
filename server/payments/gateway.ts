import type { Hono } from 'hono'
import type { Cents } from '../../domain/money/money.ts'
import type { PaymentOutcome } from '../../domain/payments/outcomes.ts'
import type { Environment } from '../process/variables.ts'
import type { Network } from './network.ts'

/** One attempt to pay an order, as the shop passes it to a gateway. */
export type Payment = {
  /** The shop's own id of this attempt; the notification contains it. */
  reference: string
  orderId: number
  amountCents: Cents
  customer: { name: string; email: string; telephone: string }
  address: { streetAddress: string; postalCode: string; country: string }
  returnUrl: string
  cancelUrl: string
  notifyUrl: string
}

/** How the customer's browser gets to the gateway: by posting a form, or by opening a URL. */
export type Checkout = CheckoutForm | { kind: 'redirect'; url: string }

export type CheckoutForm = { kind: 'form'; action: string; fields: Record<string, string> }

/** A request to the gateway's notification URL. */
export type NotificationRequest = {
  /** In lower case and without parameters: "application/json". */
  contentType: string
  headers: Headers
  /** Exactly as received, because signatures cover the text. */
  body: string
}

/** What the gateway reports about a payment, with verified origin. */
export type PaymentNotification = {
  reference: string
  /** The gateway's own id; empty if it sent none. */
  paymentId: string
  amountCents: Cents
  currency: string
  outcome: PaymentOutcome
  /** The gateway's own code for the outcome, for people to read. */
  gatewayCode: string
  method: string | undefined
}

export type NotificationReading =
  | { verified: true; notification: PaymentNotification }
  | {
      verified: false
      reason: 'wrongContentType' | 'malformed' | 'wrongMerchant' | 'wrongSignature'
    }

/** A refund as the shop requests it. */
export type RefundCall = {
  paymentId: string
  reason: string
  /** Of a part; absent for the whole payment. */
  amountCents?: Cents | undefined
}

/** The gateway's response to a refund: its number, or its own words for why it was not accepted. */
export type RefundAnswer = { isTaken: true; number: string } | { isTaken: false; reason: string }

/** The gateway could not be reached, or its response was invalid; a later try may succeed. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable'
}

/** The call has not left the shop, or the gateway has turned it away unread: for certain nothing was done there. */
export class NotAsked extends GatewayUnavailable {
  override name = 'NotAsked'
}

/** A service that takes customers' payments. The shop knows nothing else about it. */
export type PaymentGateway = {
  /** Identifies the gateway in the database, so it must never change. */
  id: string
  /** The name that people know. */
  name: string
  /** Shown in the terminal at the start. */
  summary: string
  /** The path at which it notifies the shop; unique among gateways. */
  notificationPath: string
  /** How the customer gets to the gateway; called each time that the payment page is opened. */
  checkout: (payment: Payment) => Checkout | Promise<Checkout>
  /** Verifies that a request comes from the gateway, and reads it. */
  readNotification: (
    request: NotificationRequest,
  ) => NotificationReading | Promise<NotificationReading>
  /**
   * The payments made for an attempt, empty if there are none yet; fails when the gateway cannot be
   * asked. Undefined if the gateway has no such call, or the shop has no key to it.
   */
  findPayments?: ((reference: string) => Promise<PaymentNotification[]>) | undefined
  /**
   * Refunds a payment to the customer, a part of it if there is an amount; fails when the gateway cannot be
   * asked, and then it is unknown whether the refund was made, unless it fails with `NotAsked`. Undefined if the gateway has no such call, or
   * the shop no key.
   */
  refund?: ((refund: RefundCall) => Promise<RefundAnswer>) | undefined
  /** Whether it can refund parts of a payment; otherwise they are refunded by hand. */
  refundsParts?: boolean
  /** Routes that the shop serves for it, for example for the sandbox, which has no server of its own. */
  site?: { path: string; routes: Hono }
}

/** The gateways of a shop. The first takes new payments. */
export type Gateways = readonly [PaymentGateway, ...PaymentGateway[]]

/** A gateway by its id; undefined if the shop no longer has it. */
export function findGateway(gateways: Gateways, id: string): PaymentGateway | undefined {
  return gateways.find((gateway) => gateway.id === id)
}

/** A kind of gateway that an operator can set up, as `gateways.ts` lists it. */
export type GatewayAdapter = {
  /** The variables that set it up: "PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET". */
  variables: string
  /** Reads its own settings, without effects. */
  readSettings: (environment: Environment) => GatewaySettings
}

export type GatewaySettings = {
  /** One line each, with the name of the variable. */
  faults: readonly string[]
  /** Undefined when the operator has not set it up. */
  open: OpenGateway | undefined
  /** How to leave the gateway's own sandbox: "leave out X_URL". Undefined when it takes real money. */
  leaveSandbox?: string | undefined
}

export type OpenGateway = (network: Network) => PaymentGateway
