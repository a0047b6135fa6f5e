import { dateAndTime, fullDate } from '../../dates.ts'
import { mostInlinePictures, mostPasskeys } from '../../limits.ts'
import { cents, exactAmount } from '../../money/money.ts'
import { type OutOfStock, outOfStockText } from '../out-of-stock.ts'
import { otpTexts, sessionTexts } from './account.ts'
import { cartTexts } from './cart.ts'
import { checkoutTexts } from './checkout.ts'
import { customPackageTexts } from './custom-packages.ts'
import { deliveryTexts } from './delivery.ts'
import { formats } from './formats.ts'
import { orderTexts } from './orders.ts'
import { paymentResultTexts } from './payment-result.ts'
import { waitInWords } from './wait.ts'

/** What a customer can do who wants more than the shop lets an unpaid order hold. */
const boundTexts = {
  becomeKnown:
    'You can order more once you have confirmed your email address or paid for a first order.',
  payFirst: 'You can order the rest once this is paid for.',
  largeOrders: 'For a large order please write to us.',
}

/** "LKR 25,000.00", of an amount as programs read it. */
function amountOf(rupees: string): string {
  return `${formats.currency} ${exactAmount(cents(Number(rupees)), formats)}`
}

/**
 * What people read of each refusal, by its code; a sentence that names things is a function of what
 * goes with the refusal. The specification fixes few of these. Only the server loads them, so they may
 * take over sentences of other areas.
 */
export const refusalTexts = {
  invalid: ({ fields = {} }: { fields?: Record<string, string> }) =>
    Object.values(fields)[0] ?? 'The request is not valid.',
  invalidJson: 'The request body is not valid JSON.',
  noSession: sessionTexts.ended,
  notSignedIn: 'Please login first.',
  notYours: 'This belongs to another customer.',
  fromElsewhere: 'This request did not come from a page of the shop.',
  notFound: 'Not found.',
  methodNotAllowed: 'This cannot be done here.',
  tooLarge: 'The request is too large.',
  notJson: 'Please send the request body as JSON.',
  tooOften: ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
    `Too many tries. Please wait ${waitInWords(retryAfterSeconds)} and try again.`,
  busy: 'The shop is very busy at the moment. Please try again in a few seconds.',

  wrongCode: otpTexts.invalid,
  wrongLink: 'This link was used already, or is too old. Please ask for a new one.',
  easyPassword:
    'This password is too easy to guess: it is a common one, or made of your name, your email or the shop’s name. Please choose another one.',
  codesSuspended:
    'Codes are not accepted for a while, because there were too many wrong ones. Please use the link in our mail instead.',
  wrongCredentials: sessionTexts.wrongCredentials,
  unknownPasskey:
    'This passkey does not open an account here. Please sign in with your email and password.',
  passkeyNotAdded: 'The passkey could not be added. Please try again.',
  copiedPasskey:
    'This passkey was refused, because there seems to be a copy of it. Please sign in another way, and remove it.',
  tooManyPasskeys: `You have ${mostPasskeys} passkeys, which is the limit. Please remove one first.`,
  accountBlocked: 'Your account is blocked. Please contact us, and we will tell you why.',
  passwordNeeded: 'Please enter your password to change your email address.',
  wrongOwnPassword: 'This is not your password.',
  emailTaken: 'An account with this email already exists.',

  tooManyPictures: `At most ${mostInlinePictures} pictures come within a list of products: ask for the list in pages.`,
  unknownProduct: cartTexts.productUnknown,
  unknownPackage: cartTexts.packageUnknown,
  unknownCustomPackage: customPackageTexts.unknown,
  soldOut: ({ names, withdrawn }: { names: readonly string[]; withdrawn: readonly string[] }) =>
    [
      ...withdrawn.map(cartTexts.notSold),
      ...(names.length > 0 ? [`Sold out at the moment: ${names.join(', ')}.`] : []),
    ].join(' '),
  tooManyCustomPackages: 'You have reached the limit of saved packages. Please delete one first.',
  customPackageChanged:
    'This package has been changed since you opened it, perhaps on another device. What you have here is kept: save it again to replace the other version, or cancel to see that one.',
  unknownCart: cartTexts.missing,
  cartChanged: cartTexts.changedElsewhere,
  unknownRecipient: 'This address does not exist.',
  tooManyStockAlerts: 'You wait for as many products as we can note. Please withdraw one first.',
  unknownPushService: 'The shop cannot send notifications to this browser.',
  tooManyFavourites: 'You have as many favourites as we can keep. Please take one out first.',
  tooManyRecipients: 'You have reached the limit of saved addresses. Please delete one first.',
  unknownCharity: 'This charity does not exist.',

  nothingOrdered: 'There is nothing in this order.',
  tooExpensive: 'This order is too large to be paid online.',
  unknownOrder: orderTexts.unknown,
  noOrders: paymentResultTexts.none,
  pricesChanged: 'Prices have changed since you last looked. Please check your cart.',
  packageChanged: ({ packageName }: { packageName: string }) =>
    `What is inside has changed since you last looked: ${packageName}. Please check your cart.`,
  otherTotal: 'The total of this order is a different one. Please load your orders again.',
  outOfStock: ({ products }: { products: readonly OutOfStock[] }) =>
    outOfStockText(products, cartTexts),
  tooManyUnits: ({
    mostUnits,
    canBecomeKnown,
  }: {
    mostUnits: readonly { name: string; most: number }[]
    canBecomeKnown: boolean
  }) => {
    const named = mostUnits.slice(0, 5).map(({ name, most }) => `${name} (${most || 'none'})`)
    const more = mostUnits.length - named.length
    return [
      `So that something is left for everyone, you can order only this many now: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      canBecomeKnown ? boundTexts.becomeKnown : boundTexts.payFirst,
      boundTexts.largeOrders,
    ].join(' ')
  },
  tooMuchUnpaid: ({
    mostAmount,
    canBecomeKnown,
  }: {
    mostAmount: string
    canBecomeKnown: boolean
  }) =>
    [
      `So that something is left for everyone, what you have not paid for yet can come to at most ${amountOf(mostAmount)}.`,
      canBecomeKnown ? boundTexts.becomeKnown : boundTexts.payFirst,
      boundTexts.largeOrders,
    ].join(' '),
  alreadyPlaced: 'This order has already been placed.',
  justOrdered:
    'This cart has just been ordered in another window or on another device. You find that order under My Orders.',
  notPayable: 'Only an unpaid order can be paid.',
  deliveryGone: orderTexts.deliveryGone,
  notCancellable:
    'This order cannot be cancelled here any more. If you do not want it, please write to us.',
  shopClosed: ({ opensOn }: { opensOn: string }) =>
    `We take no orders at the moment. We do again on ${fullDate(opensOn, formats)}; your cart is kept.`,
  callNotOffered:
    'We do not call before packing at the moment. Please choose something else for what is missing.',
  notDelivered: ({ areas }: { areas: readonly string[] }) =>
    deliveryTexts.notServed(areas.join(', ')),
  belowMinimum: ({ missing, area }: { missing: string; area: string }) =>
    deliveryTexts.belowMinimum(amountOf(missing), area),
  slotTaken: ({ times }: { times: readonly string[] }) => deliveryTexts.taken(times.join('; ')),
  slotMissing: ({ times }: { times: readonly string[] }) => deliveryTexts.missing(times.join('; ')),
  noSlots: deliveryTexts.none,
  slotsEnded:
    'A delivery time cannot be chosen any more. Please look when your order comes, and place it again.',
  notCollected: 'Orders cannot be collected there any more. Please choose again.',
  notToChoose: 'The time of this order cannot be chosen here any more. Please write to us.',
  noClaims: 'You cannot tell us here any more what is wrong. Please write to us.',
  claimWithoutPhoto: 'Please add at least one photo of what is damaged.',
  unknownGoods: 'One of these items is not in this order.',
  unknownPhoto: 'A photo is not there any more. Please add it again.',
  notToClaim: 'You can tell us what is wrong once the order has left our store.',
  claimTooLate: ({ endedAt }: { endedAt: string }) =>
    `The time for this ended at ${dateAndTime(endedAt, formats)}. Please write to us instead.`,
  claimedTooMuch: 'You have told us about so many of this item already, or got money back for it.',
  claimClosed: 'This was answered or taken back in the meantime.',
  unreadablePicture:
    'The shop cannot read this as a picture. It reads JPEG, PNG, WebP, GIF and AVIF.',
  pictureTooLarge: ({ megabytes, megapixels }: { megabytes: number; megapixels: number }) =>
    `This picture is too large: it may have ${megabytes} MB and ${megapixels} megapixels. Make it smaller, then add it again.`,
  pictureWithMore: 'There is something else hidden in this picture, so it was refused.',
  gatewayUnavailable: checkoutTexts.gatewayUnavailable,
}

/** The database cannot be reached, or it can be read only. */
export const faultTexts = {
  unavailable: 'The shop is not available for a moment. Please try again.',
  cannotSave: 'The shop cannot save anything at the moment. Please try again in a few minutes.',
}
