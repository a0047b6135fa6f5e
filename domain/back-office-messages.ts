import {
  importLimits,
  maximumLines,
  maximumQuantity,
  maximumStock,
  mostCategories,
} from './limits.ts'
import { countText } from './numbers.ts'

const importMegabytes = importLimits.characters / 1_000_000

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
    notAStock: `Enter a whole number from 0 to ${countText(maximumStock)}`,
    notAChange: 'Enter a whole number other than 0',
    outOfRange: `The stock can neither fall below 0 nor rise above ${countText(maximumStock)}.`,
  },
  categories: {
    nameTaken: 'There is a category of this name already.',
    tooMany: `There are ${mostCategories} categories, which is as many as there can be.`,
    inUse: 'There are products in this category: move them to another one first.',
  },
  packages: {
    discountTooLarge: 'The discount must be below the price',
    productTwice: 'Each product can be in a package once',
    empty: 'A package that customers see needs something in it.',
  },
  csv: {
    atMost: `at most ${countText(importLimits.lines)} lines and ${importMegabytes} MB`,
    empty: 'There is nothing in this file.',
    tooLarge: `This file is larger than ${importMegabytes} MB: split it.`,
    tooManyLines: `There are more than ${countText(importLimits.lines)} lines: split the file.`,
    notReadable:
      'This cannot be read. Save the file as “CSV UTF-8”; a workbook (.xlsx) cannot be imported.',
    quotes: 'This line cannot be read: a quotation mark is not closed, or stands within a cell.',
    moreCells: 'There is something to the right of the last column.',
    unknownColumn: (name: string) => `There is no column “${name}”.`,
    columnTwice: (name: string) => `There are two columns “${name}”.`,
    columnMissing: (names: readonly string[]) =>
      `A column is missing: ${names.map((name) => `“${name}”`).join(' or ')}.`,
    noId: 'An id is a whole number above 0.',
    unknownId: (kind: string, id: string) => `There is no ${kind} with the id ${id}.`,
    unknownName: (kind: string, name: string) => `There is no ${kind} called “${name}”.`,
    severalOfName: (name: string) => `Several products are called “${name}”: give the id.`,
    otherName: (id: string, name: string) => `The product ${id} is called “${name}”.`,
    categoryMissing: 'A product needs a category: write the name of one that is there.',
    nothingNamed: 'Say which product: its id or its name.',
    packageNotNamed: 'Say which package: its id, or the name of a new one.',
    onLineAlready: (line: number) => `This is on line ${line} already.`,
    nameTaken: (kind: string, id: number) =>
      `There is a ${kind} of this name already: to change it, give its id, which is ${id}.`,
    differs: (value: string, line: number) =>
      `The same package has “${value}” on line ${line}: it can have one only.`,
    price: 'Write an amount above zero as 1250 or 1250.50, without anything between thousands',
    yesOrNo: 'Write yes or no',
    tooManyProducts: `There can be ${maximumLines} products in a package at most.`,
    notAQuantity: `Write a whole number from 1 to ${maximumQuantity}`,
    editedSinceExport:
      'Somebody has changed this since the file was exported: export it anew and change it there.',
    stockMoved: (stock: number) =>
      `The shop has ${stock} now: some were sold or delivered since the file was exported. Count again.`,
    oneMovement: 'Only one of “counted”, “delivered” and “corrected” can be filled in.',
    faulty: 'There are mistakes in this file, so nothing was imported. Check it again.',
    lost: 'The connection was lost. Check the file again: it tells whether it was imported.',
    outdated:
      'What this file changes is no longer what was shown to you: somebody was at work meanwhile. Nothing was imported: check it again.',
  },
}
