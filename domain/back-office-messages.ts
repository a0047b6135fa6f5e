import { importLimits, maximumLines, maximumQuantity } from './limits.ts'
import { countText } from './numbers.ts'

const importMegabytes = importLimits.characters / 1_000_000

/**
 * What the back office says. Apart from the shop's own words, because customers' browsers load those
 * whole; the specification fixes none of these.
 */
export const backOfficeMessages = {
  orders: {
    reasonRequired: 'Say why, so that the customer knows.',
    noteRequired: 'Write the note first.',
    referenceRequired: 'Say how it was refunded, as the number of the refund.',
  },
  catalogue: {
    nameRequired: 'Enter a name',
    tooLong: 'That is too long',
    priceInvalid: 'Enter a price above zero, with at most two decimals',
    unknownCategory: 'This category is no longer there',
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
    lost: 'The connection was lost. Check the file again: it tells whether it was imported.',
  },
}
