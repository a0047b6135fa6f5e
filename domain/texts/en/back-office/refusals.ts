import { maximumStock, mostCategories } from '../../../limits.ts'
import { countText } from '../../../numbers.ts'
import type { ClaimDecision } from '../../../orders/claims.ts'
import type { Hindrance } from '../../../orders/hindrances.ts'
import type { Bar } from '../../../picking/substitutes.ts'
import { formats } from '../formats.ts'
import { officeClaimsTexts } from './claims.ts'
import { officeDeliveryTexts } from './delivery.ts'
import { ordersTexts } from './orders.ts'
import { pickingTexts } from './picking.ts'
import { stockTexts } from './stock.ts'

/** What operators read of each refusal of theirs, as customers do in `../refusals.ts`. */
export const officeRefusalTexts = {
  notAllowed: 'Your role in the shop does not include this. An owner can change it, under Account.',
  editedElsewhere:
    'Somebody else has changed this since you opened it. Nothing of yours was saved: look at it again first.',
  wrongSecondFactor: 'This code is not right, or was used before. Please try the next one.',
  secondFactorUnreadable:
    'The shop has another JWT_SECRET than when you set up your app. Have the earlier one put back on the shop’s machine, or “npm run operator -- reset” run there with your email.',
  wrongPasskey: 'This passkey is not one of yours, or that took too long. Please try again.',
  wrongInvitation:
    'This invitation is not right, or is too old. Ask the operator who added you for another one.',
  offerTooOld: 'That took too long. Please begin again.',
  wrongPassword: 'The password is not right.',
  unknownOperator: 'There is no such operator.',
  unknownOwnPasskey: 'There is no such passkey any more.',
  unknownVersion: 'There is no such version any more.',
  unknownAccount: 'There is no account with this email. Write down the name too, and one is made.',
  alreadyOperator: 'This is an operator already.',
  notYourself:
    'You cannot remove yourself, change your own roles or invite yourself again: ask another owner.',
  lastOwner: 'The shop needs an owner: make somebody else one first.',

  noAddressOfFeedback:
    'The shop has no email address of who wrote this: it cannot be answered by mail.',

  secretMail:
    'This mail had a code or a link that opens an account. The shop does not keep it: they can ask for another one.',
  mailIsWaiting: 'This mail was not accepted yet. The shop goes on trying by itself.',
  mailJustRepeated: 'This mail was sent again a moment ago.',

  notEntered: 'Orders are not entered here: an owner can switch it on, in the settings.',
  enteredJustNow: ({ orderId }: { orderId: number }) =>
    `Order #${orderId} was entered for this phone number just now. Is it the same call?`,
  enteredOtherwise: ({ orderId }: { orderId: number }) =>
    `Order #${orderId} is entered already, without what you have changed since. Change that one on its page.`,
  barredThatDay: ({ orderId }: { orderId: number }) =>
    `Some of this may not be sold on the day of order #${orderId}. Enter it as an order for another day.`,
  noPaymentLink: 'This order has no link that it could be paid with now.',

  noTaxInvoice:
    'There is no tax invoice for this order: it is cancelled, or its invoice has no number or shows no VAT.',
  taxInvoiceIssued: 'This order has a tax invoice already.',

  areaWithoutCodes: officeDeliveryTexts.codeInvalid,
  unknownArea: 'There is no such area any more.',
  unknownWindow: 'There is no such time any more.',
  slotHoldsMore: ({ booked }: { booked: number }) =>
    `${booked === 1 ? 'One order has' : `${booked} orders have`} chosen this time already. Close it to let no more in, or move some first.`,
  dayIsBooked: ({ orders }: { orders: readonly number[] }) =>
    `Orders are promised for this day: ${orders.map((id) => `#${id}`).join(', ')}. Move each, or name those that you deliver nevertheless.`,
  elsewhereIsSet: 'All other addresses have an area already: change that one.',
  areaIsThere:
    'There is such an area already, with the same name and the same postal codes or none: change that one.',

  refundWayMissing: 'Choose how the payment is refunded.',
  cannotComplete: ({ orders }: { orders: readonly { orderId: number; reason: Hindrance }[] }) =>
    [
      'Nothing was completed.',
      ...orders.map(({ orderId, reason }) => ordersTexts.hindrances[reason](orderId)),
    ].join(' '),
  notOpen: 'This order is completed or cancelled already.',
  notCompleted: 'Only a completed order of a customer who is still known can go back to packing.',
  nothingToRefund: 'There is nothing to refund.',
  refundIsMade: 'This refund is made already. What you noted was not saved.',
  noRefundKey: 'The shop has no key to the gateway for refunds: refund it by hand.',
  notToCredit: 'Money is given back for orders that are paid and not cancelled.',
  settleMissingFirst:
    'Something is missing of this order: leave that out first, or take it off the shelves.',
  notToChange:
    'Only an order that is not paid can be replaced, and goods can only be added to one that is paid.',
  creditedTooMuch: 'So much of this is not left: some of it was given back already.',
  givenOtherwise: ({ amount }: { amount: string }) =>
    `${amount} was given back with this form already, before you changed it. Reload the page to see it, and to give more.`,
  nothingToCredit: 'Nothing is left to give back for this.',
  nothingLeftToSend: 'Nothing would be left of this order to send: cancel the order instead.',
  nothingForMissing:
    'All that was paid for this order was given back already: nothing is left to give back for what is missing. Get it in, or cancel the order.',
  notToRepeat: 'This refund is done, or the gateway is being told.',
  notWaiting: 'This refund does not wait for anybody’s agreement.',
  secondPersonNeeded: 'You have asked for this refund yourself: somebody else has to agree to it.',
  stillMissing: 'Not everything that is missing is on the shelves yet.',

  notPickedOnPhone: 'Orders are not picked on a phone: the setting for it is off.',
  notToPick:
    'Only paid orders are picked, as long as their money is there and they are neither completed nor cancelled.',
  pickedByAnother: ({ picker }: { picker: string | null }) =>
    picker ? `${picker} is picking this order.` : 'Nobody picks this order: begin it first.',
  notBegun: 'The picking of this order has not begun.',
  beingPicked: 'Somebody is picking this order: what is missing is settled when it is packed.',
  packedAlready: 'This order is packed already.',
  moreThanOrdered: 'That is more than was ordered.',
  barredSubstitute: ({ bar }: { bar: Bar }) => pickingTexts.bars[bar],
  notToReplace: 'The customer wants this left out rather than replaced, or has not agreed yet.',
  callFirst: 'The customer wants to be called first: note two calls, ten minutes apart.',
  chargedTooMuch: 'A substitute is never dearer than what it stands in for.',
  stillOpen: 'Not everything is picked, replaced or left out yet.',
  notPacked: 'This order is not packed, or has left the store.',
  refundSent: 'The money is on its way back already, so this stays as it was packed.',

  unknownRun: 'There is no such run any more.',
  unknownDriver: 'This is nobody who drives: give them the role “Driver”, under Account.',
  noRuns: 'Orders are not put into runs: the setting for it is off.',
  runStarted: 'This run has left the store already.',
  onTheWay: ({ orders }: { orders: readonly number[] }) => `On the way already: ${listed(orders)}.`,
  notToDeliver: ({ orders }: { orders: readonly number[] }) =>
    `Only paid orders that wait in the store are delivered, not ${listed(orders)}.`,
  runChanged: 'Somebody has just changed this run: look at it again.',
  emptyRun: 'There is nothing to deliver in this run.',
  cannotLeave: ({ orders }: { orders: readonly { orderId: number; reason: Hindrance }[] }) =>
    [
      'The run has not started.',
      ...orders.map(({ orderId, reason }) => ordersTexts.hindrances[reason](orderId)),
    ].join(' '),
  tooLateToUndo: 'Customers have been told, or somebody has got an order already.',
  runNotStarted: 'This run has not left the store yet.',
  stopDone: 'Something else was said of this stop before.',
  tooManyPhotos: 'There are enough photographs of this stop.',

  unknownMessage: 'There is no such message any more.',
  unknownFeedback: 'There is no such feedback any more.',
  unknownSubscription: 'This address is not in the newsletter any more.',

  unknownCustomer: 'There is no such customer any more.',
  isOperator: 'This is an operator’s account: take the keys away first, under Account.',
  emailDiffers: 'This is not the email of this customer, so nothing was erased.',
  unshippedOrders: ({ orderIds }: { orderIds: readonly number[] }) =>
    `Paid, but not shipped yet: ${listed(orderIds)}. Complete or cancel this first, so that nobody waits for goods that cannot be delivered.`,
  ordersUnderWay: ({ orderIds }: { orderIds: readonly number[] }) =>
    `In a van, and not handed over yet: ${listed(orderIds)}. Deliver this first, or undo its completion and cancel it: the driver needs the address.`,
  claimOpen: ({ orderIds }: { orderIds: readonly number[] }) =>
    `The customer waits for an answer to a claim: ${listed(orderIds)}. Answer it first.`,
  alreadyDecided: ({ decision }: { decision: ClaimDecision }) =>
    `Somebody else has decided this already: ${officeClaimsTexts.decisions[decision]}.`,
  tooManyUnitsDecided: 'Choose at least one, and no more units than the customer claims.',
  moneyTakenBack: 'The bank took the money back, so there is nothing to refund.',
  noneToSend: ({ left }: { left: number }) =>
    `Only ${left} left in stock: give the money back instead.`,
  replacementOpen: ({ orderIds }: { orderIds: readonly number[] }) =>
    `Goods are sent again after a claim, and have not left the store: ${listed(orderIds)}. Pack and send them first.`,
  substituteNotSentAgain:
    'What was packed in place of something else is not sent again: give the money back.',
  replacementMailed: 'The customer was told already that it is on its way.',
  moneyOpen: ({ orderIds }: { orderIds: readonly number[] }) =>
    `There is still money to give back: ${listed(orderIds)}. Refund it first, while the shop knows whose it is.`,

  unknownCategory: 'There is no such category any more.',
  categoryNameTaken: 'There is a category of this name already.',
  tooManyCategories: `There are ${mostCategories} categories, which is as many as there can be.`,
  categoryInUse: 'There are products in this category: move them to another one first.',
  packageEmpty: 'A package that customers see needs something in it.',
  stockOutOfRange: stockTexts.outOfRange(countText(maximumStock)),
  importFaulty: 'There are mistakes in this file, so nothing was imported. Check it again.',
  importUnderWay:
    'Another file is being imported. Nothing of this one was: try again when that is done.',
  importTooLong: 'Reading this file takes too long, so nothing was imported: split it.',
  importOutdated:
    'Somebody has changed what this file changes since it was shown to you. Nothing was imported: check it again.',
}

function listed(orderIds: readonly number[]): string {
  return formats.list(orderIds.map((id) => `order ${id}`))
}
