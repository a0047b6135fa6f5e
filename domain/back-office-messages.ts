/**
 * What the back office says. Apart from the shop's own words, because customers' browsers load those
 * whole; the specification fixes none of these.
 */
export const backOfficeMessages = {
  secondFactor: {
    codeRequired: 'Enter the code',
    wrongCode: 'This code is not right, or was used before. Please try the next one.',
    wrongPassword: 'The password is not right.',
    tooLate: 'That took too long. Please begin again.',
  },
  editedElsewhere:
    'Somebody else has changed this meanwhile. Nothing of yours was saved: look at it again first.',
  orders: {
    notPaid: (id: number) => `Order ${id} is not paid, or is completed or cancelled already.`,
    notOpen: 'This order is completed or cancelled already.',
    reasonRequired: 'Say why, so that the customer knows.',
    noteRequired: 'Write the note first.',
    referenceRequired: 'Say how it was refunded, as the number of the refund.',
    chooseWay: 'Choose how the payment is refunded.',
    nothingToRefund: 'There is nothing to refund.',
    stillMissing: 'Not everything that is missing is on the shelves yet.',
    noRefundKey: 'The shop has no key to the gateway for refunds: refund it by hand.',
  },
  customers: {
    reasonRequired: 'Say why, for whoever looks at this account next.',
    emailDiffers: 'This is not the email of this customer, so nothing was erased.',
    ordersInTheWay: 'There are orders that are not finished yet, so nothing was erased.',
    unshipped: (orders: string) =>
      `Paid, but not shipped yet: ${orders}. Complete or cancel this first, so that nobody waits for goods that cannot be delivered.`,
    moneyOpen: (orders: string) =>
      `There is still money to give back: ${orders}. Refund it first, while the shop knows whose it is.`,
    isOperator: 'This is an operator’s account: take the keys away first, under Account.',
  },
  operators: {
    already: 'This is an operator already.',
    unknownAccount: 'There is no account with this email. Sign up with it first.',
    notYourself: 'You cannot remove yourself: ask another operator.',
  },
  catalogue: {
    nameRequired: 'Enter a name',
    tooLong: 'That is too long',
    priceInvalid: 'Enter a price above zero, with at most two decimals',
    unknownCategory: 'This category is no longer there',
    unknownPicture: 'This picture is not there: add it again',
    notAPicture: 'Only pictures can be added: JPEG, PNG, WebP, GIF or AVIF',
    pictureWithMore: 'There is something else hidden in this picture, so it was refused.',
  },
  stock: {
    causeRequired: 'Say why the stock changes',
    notAStock: 'Enter a whole number from 0 to 1,000,000',
    notAChange: 'Enter a whole number other than 0',
    outOfRange: 'The stock can neither fall below 0 nor rise above 1,000,000.',
  },
  categories: {
    nameTaken: 'There is a category of this name already.',
    tooMany: 'There are 500 categories, which is as many as there can be.',
    inUse: 'There are products in this category: move them to another one first.',
  },
  packages: {
    discountTooLarge: 'The discount must be below the price',
    productTwice: 'Each product can be in a package once',
    empty: 'A package that customers see needs something in it.',
  },
}
