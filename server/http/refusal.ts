import { backOfficeMessages } from '../../domain/back-office-messages.ts'
import { messages } from '../../domain/messages.ts'

/** Everything the shop refuses, in its own words, with the status and the message that a client gets. */
const refusals = {
  invalid: { status: 400, message: messages.general.invalidRequest },
  nothingOrdered: { status: 400, message: messages.checkout.nothingOrdered },
  tooExpensive: { status: 400, message: messages.checkout.tooExpensive },
  wrongCode: { status: 400, message: messages.otp.invalid },
  wrongSecondFactor: { status: 400, message: backOfficeMessages.secondFactor.wrongCode },
  offerTooOld: { status: 400, message: backOfficeMessages.secondFactor.tooLate },
  wrongCredentials: { status: 401, message: messages.session.wrongCredentials },
  noSession: { status: 401, message: messages.session.expired },
  notYours: { status: 403, message: messages.general.notAllowed },
  fromElsewhere: { status: 403, message: messages.general.fromElsewhere },
  accountBlocked: { status: 403, message: messages.session.blocked },
  wrongPassword: { status: 403, message: backOfficeMessages.secondFactor.wrongPassword },
  notFound: { status: 404, message: messages.general.notFound },
  unknownRecipient: { status: 404, message: messages.recipients.unknown },
  unknownProduct: { status: 404, message: messages.cart.productUnknown },
  unknownPackage: { status: 404, message: messages.cart.packageUnknown },
  unknownCustomPackage: { status: 404, message: messages.customPackages.unknown },
  unknownCart: { status: 404, message: messages.cart.missing },
  unknownOrder: { status: 404, message: messages.orders.unknown },
  unknownCharity: { status: 404, message: messages.charities.unknown },
  unknownAccount: { status: 404, message: backOfficeMessages.operators.unknownAccount },
  noOrders: { status: 404, message: messages.paymentResult.none },
  notOpen: { status: 409, message: backOfficeMessages.orders.notOpen },
  wayOfRefundMissing: { status: 400, message: backOfficeMessages.orders.chooseWay },
  nothingToRefund: { status: 409, message: backOfficeMessages.orders.nothingToRefund },
  stillMissing: { status: 409, message: backOfficeMessages.orders.stillMissing },
  noRefundKey: { status: 409, message: backOfficeMessages.orders.noRefundKey },
  editedElsewhere: { status: 409, message: backOfficeMessages.editedElsewhere },
  emailDiffers: { status: 400, message: backOfficeMessages.customers.emailDiffers },
  ordersInTheWay: { status: 409, message: backOfficeMessages.customers.ordersInTheWay },
  isOperator: { status: 409, message: backOfficeMessages.customers.isOperator },
  alreadyOperator: { status: 409, message: backOfficeMessages.operators.already },
  categoryNameTaken: { status: 409, message: backOfficeMessages.categories.nameTaken },
  tooManyCategories: { status: 409, message: backOfficeMessages.categories.tooMany },
  categoryInUse: { status: 409, message: backOfficeMessages.categories.inUse },
  packageEmpty: { status: 409, message: backOfficeMessages.packages.empty },
  stockOutOfRange: { status: 409, message: backOfficeMessages.stock.outOfRange },
  importFaulty: { status: 409, message: backOfficeMessages.csv.faulty },
  importOutdated: { status: 409, message: backOfficeMessages.csv.outdated },
  notYourself: { status: 409, message: backOfficeMessages.operators.notYourself },
  emailTaken: { status: 409, message: messages.session.emailTaken },
  tooManyRecipients: { status: 409, message: messages.recipients.tooMany },
  tooManyCustomPackages: { status: 409, message: messages.customPackages.tooMany },
  cartChanged: { status: 409, message: messages.cart.changedElsewhere },
  pricesChanged: { status: 409, message: messages.checkout.pricesChanged },
  outOfStock: { status: 409, message: messages.general.invalidRequest },
  alreadyPlaced: { status: 409, message: messages.checkout.alreadyPlaced },
  notPayable: { status: 409, message: messages.repayment.notPending },
  tooLarge: { status: 413, message: messages.general.tooLarge },
  notJson: { status: 415, message: messages.general.jsonOnly },
  tooOften: { status: 429, message: messages.limits.tooOften('a moment') },
} as const

export type RefusalKind = keyof typeof refusals

/** Words or figures that go with a refusal: the faulty fields, the current cart, today's totals. */
type Details = {
  message?: string
  fields?: Record<string, string>
  /** Told in a header. */
  retryAfterSeconds?: number
} & Record<string, unknown>

/** An expected "no" of the shop, as opposed to a fault of ours. */
export class Refusal extends Error {
  readonly status: (typeof refusals)[RefusalKind]['status']
  readonly answer: Details & { message: string }
  readonly headers: Record<string, string>

  constructor(kind: RefusalKind, { retryAfterSeconds, ...details }: Details) {
    const { status, message } = refusals[kind]
    super(details.message ?? message)
    this.name = kind
    this.status = status
    this.answer = { ...details, message: this.message }
    this.headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}
  }
}

export function refusal(kind: RefusalKind, details: Details = {}): Refusal {
  return new Refusal(kind, details)
}
