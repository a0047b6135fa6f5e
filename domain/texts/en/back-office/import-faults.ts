type Kind = 'product' | 'package' | 'category'

/** What can be wrong in a file that is imported. */
export const importFaultTexts = {
  empty: 'There is nothing in this file.',
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB: split it.`,
  tooManyLines: (most: string) => `There are more than ${most} lines: split the file.`,
  tooManyColumns: (most: number) =>
    `There are more than ${most} columns: take out those that are not imported.`,
  notReadable:
    'This cannot be read. Save the file as “CSV UTF-8”; a workbook (.xlsx) cannot be imported.',
  quotes: 'This line cannot be read: a quotation mark is not closed, or stands within a cell.',
  moreCells: 'There is something to the right of the last column.',
  unknownColumn: (name: string) => `There is no column “${name}”.`,
  columnTwice: (name: string) => `There are two columns “${name}”.`,
  columnMissing: (names: readonly string[]) =>
    `A column is missing: ${names.map((name) => `“${name}”`).join(' or ')}.`,
  noId: 'An id is a whole number above 0.',
  unknownId: (kind: Kind, id: string) => `There is no ${kind} with the id ${id}.`,
  unknownName: (kind: Kind, name: string) => `There is no ${kind} called “${name}”.`,
  severalOfName: (name: string) => `Several products are called “${name}”: give the id.`,
  otherName: (id: string, name: string) => `The product ${id} is called “${name}”.`,
  categoryMissing: 'A product needs a category: write the name of one that is there.',
  nothingNamed: 'Say which product: its id or its name.',
  packageNotNamed: 'Say which package: its id, or the name of a new one.',
  onLineAlready: (line: number) => `This is on line ${line} already.`,
  nameTaken: (kind: Kind, id: number) =>
    `There is a ${kind} of this name already: to change it, give its id, which is ${id}.`,
  differs: (value: string, line: number) =>
    `The same package has “${value}” on line ${line}: it can have one only.`,
  price: 'Write an amount above zero as 1250 or 1250.50, without anything between thousands',
  discount:
    'Write what is taken off the price as 50 or 50.50, or 0 for nothing, without anything between thousands',
  yesOrNo: 'Write yes or no',
  content: 'Write an amount with g, kg, ml, l or pieces: 500 g',
  oneOf: (choices: string) => `Write one or more of these, with commas between them: ${choices}`,
  tooManyProducts: (most: number) => `There can be ${most} products in a package at most.`,
  notAQuantity: (most: number) => `Write a whole number from 1 to ${most}`,
  editedSinceExport:
    'Somebody has changed this since the file was exported: export it again and make your change there.',
  stockMoved: (stock: number) =>
    `The shop has ${stock} now: some were sold or delivered since the file was exported. Count again.`,
  oneMovement: 'Only one of “counted”, “delivered” and “corrected” can be filled in.',
}
