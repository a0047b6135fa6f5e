import { maximumStock, mostCategories } from '../../limits.ts'
import { countText } from '../../numbers.ts'
import { shop } from '../../shop.ts'
import { otpTexts, sessionTexts } from './account.ts'
import { stockTexts } from './back-office/stock.ts'
import { cartTexts } from './cart.ts'
import { checkoutTexts } from './checkout.ts'
import { customPackageTexts } from './custom-packages.ts'
import { orderTexts } from './orders.ts'
import { paymentResultTexts } from './payment-result.ts'
import { waitInWords } from './wait.ts'

type Hindrance = 'NOT_PAID' | 'SHORT' | 'MONEY_GONE'

const hindrances: Record<Hindrance, (orderId: number) => string> = {
  NOT_PAID: (orderId) => `Order ${orderId} is not paid, or is completed or cancelled already.`,
  SHORT: (orderId) => `Goods are missing for order ${orderId}: supply them, or cancel it.`,
  MONEY_GONE: (orderId) => `The payment for order ${orderId} was taken back: cancel it.`,
}

/**
 * What people read of each refusal, by its code; a sentence that names things is a function of what
 * goes with the refusal. The specification fixes few of these.
 */
export const refusalTexts = {
  invalid: ({ fields = {} }: { fields?: Record<string, string> }) =>
    Object.values(fields)[0] ?? 'The request is not valid.',
  invalidJson: 'The request body is not valid JSON.',
  noSession: 'Your session has ended. Please login again.',
  notYours: 'This belongs to another customer.',
  fromElsewhere: 'This request did not come from a page of the shop.',
  notFound: 'Not found.',
  tooLarge: 'The request is too large.',
  notJson: 'Please send the request body as JSON.',
  tooOften: ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
    `Too many tries. Please wait ${waitInWords(retryAfterSeconds)} and try again.`,

  wrongCode: otpTexts.invalid,
  wrongCredentials: sessionTexts.wrongCredentials,
  accountBlocked: 'Your account is blocked. Please contact us, and we will tell you why.',
  emailTaken: 'An account with this email already exists.',

  unknownProduct: 'This product is not sold any more.',
  unknownPackage: cartTexts.packageUnknown,
  unknownCustomPackage: customPackageTexts.unknown,
  soldOut: ({ names }: { names: readonly string[] }) =>
    `Sold out at the moment: ${names.join(', ')}.`,
  tooManyCustomPackages: 'You have reached the limit of saved packages. Please delete one first.',
  unknownCart: cartTexts.missing,
  cartChanged: cartTexts.changedElsewhere,
  unknownRecipient: 'This address does not exist.',
  tooManyRecipients: 'You have reached the limit of saved addresses. Please delete one first.',
  unknownCharity: 'This charity does not exist.',

  nothingOrdered: 'There is nothing in this order.',
  tooExpensive: 'This order is too large to be paid online.',
  unknownOrder: orderTexts.unknown,
  noOrders: paymentResultTexts.none,
  pricesChanged: 'Prices have changed since you last looked. Please check your cart.',
  outOfStock: ({ products }: { products: readonly { name: string; left: number }[] }) =>
    `Not enough in stock: ${products.map(({ name, left }) => `${name} (${left} left)`).join(', ')}.`,
  alreadyPlaced: 'This order has already been placed.',
  justOrdered:
    'This cart has just been ordered in another window or on another device. You find that order under My Orders.',
  notPayable: 'Only an unpaid order can be paid.',
  gatewayUnavailable: checkoutTexts.gatewayUnavailable,

  editedElsewhere:
    'Somebody else has changed this meanwhile. Nothing of yours was saved: look at it again first.',
  wrongSecondFactor: 'This code is not right, or was used before. Please try the next one.',
  offerTooOld: 'That took too long. Please begin again.',
  wrongPassword: 'The password is not right.',
  unknownAccount: 'There is no account with this email. Sign up with it first.',
  alreadyOperator: 'This is an operator already.',
  notYourself: 'You cannot remove yourself: ask another operator.',

  refundWayMissing: 'Choose how the payment is refunded.',
  cannotComplete: ({ orders }: { orders: readonly { orderId: number; reason: Hindrance }[] }) =>
    [
      'Nothing was completed.',
      ...orders.map(({ orderId, reason }) => hindrances[reason](orderId)),
    ].join(' '),
  notOpen: 'This order is completed or cancelled already.',
  nothingToRefund: 'There is nothing to refund.',
  noRefundKey: 'The shop has no key to the gateway for refunds: refund it by hand.',
  stillMissing: 'Not everything that is missing is on the shelves yet.',

  isOperator: 'This is an operator’s account: take the keys away first, under Account.',
  emailDiffers: 'This is not the email of this customer, so nothing was erased.',
  unshippedOrders: ({ orderIds }: { orderIds: readonly number[] }) =>
    `Paid, but not shipped yet: ${listed(orderIds)}. Complete or cancel this first, so that nobody waits for goods that cannot be delivered.`,
  moneyOpen: ({ orderIds }: { orderIds: readonly number[] }) =>
    `There is still money to give back: ${listed(orderIds)}. Refund it first, while the shop knows whose it is.`,

  unreadablePicture: 'This is not a picture that the shop can read.',
  pictureWithMore: 'There is something else hidden in this picture, so it was refused.',
  categoryNameTaken: 'There is a category of this name already.',
  tooManyCategories: `There are ${mostCategories} categories, which is as many as there can be.`,
  categoryInUse: 'There are products in this category: move them to another one first.',
  packageEmpty: 'A package that customers see needs something in it.',
  stockOutOfRange: stockTexts.outOfRange(countText(maximumStock)),
  importFaulty: 'There are mistakes in this file, so nothing was imported. Check it again.',
  importOutdated:
    'What this file changes is no longer what was shown to you: somebody was at work meanwhile. Nothing was imported: check it again.',
}

/** The database cannot be reached. */
export const faultTexts = {
  unavailable: 'The shop is not available for a moment. Please try again.',
}

function listed(orderIds: readonly number[]): string {
  return new Intl.ListFormat(shop.locale).format(orderIds.map((id) => `order ${id}`))
}
