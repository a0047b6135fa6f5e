export const csvTexts = {
  title: 'Import and export',
  exportTo: {
    title: 'Export',
    link: 'Export',
    text: 'Files for Excel and other spreadsheets. The list of orders exports what its filters show, as one line for each order or for each thing bought. Who takes orders, consent or feedback out of the shop stands in the audit log.',
    lists: {
      products: 'Products',
      stock: 'Stock',
      packages: 'Packages',
      orders: 'Orders',
      'order-lines': 'Order lines',
      newsletter: 'Newsletter consent',
      feedback: 'Feedback',
    },
  },
  importFrom: {
    title: 'Import',
    link: 'Import',
    kind: 'What the file is of',
    kinds: { products: 'Products', stock: 'Stock', packages: 'Packages' },
    file: { products: 'File of products', stock: 'File of stock', packages: 'File of packages' },
    drop: 'Drop a CSV file here, or:',
    choose: 'Choose file',
    checkedFirst: 'It is checked first: you see what it would change before anything does.',
    checkAgain: 'Check it again',
    /** After the reason why an import got no answer. */
    perhapsImported:
      'Perhaps it was imported all the same. Check it again: if nothing is left to change, or what is new is there already, it was.',
    CHECKING: 'Checking the file',
    IMPORTING: 'Importing the file',
  },
}

/** What a file would change, or what is wrong with it. Each figure is a count with its separators. */
export const importReportTexts = {
  columns: {
    line: 'Line',
    column: 'Column',
    fault: 'What is wrong',
    subject: 'What',
    differences: 'Before and after',
  },
  newSubject: (subject: string) => `${subject} (new)`,
  nothing: 'nothing',
  counts: (added: string, changed: string, unchanged: string) =>
    `${added} added, ${changed} changed, ${unchanged} as before.`,
  firstOnly: (count: number) => `These are the first ${count}.`,
  faults: 'Mistakes',
  faultCount: (count: number, figure: string) => (count === 1 ? '1 mistake' : `${figure} mistakes`),
  correct: (count: number) =>
    `Nothing can be imported until ${count === 1 ? 'it is' : 'they are'} corrected. Correct the file and choose it again.`,
  imported: 'Imported',
  changesNothing: 'This file changes nothing',
  preview: 'What this file does',
  repeated: (count: number) =>
    count === 1
      ? 'Careful: the same delivery or correction was recorded within the last day. Was this file imported already?'
      : `Careful: ${count} of these deliveries and corrections were recorded in the same way within the last day. Was this file imported already?`,
  notImportedYet: 'Nothing is imported yet.',
  carryOut: (count: number, figure: string) =>
    count === 1 ? 'Import 1 change' : `Import ${figure} changes`,
  changes: 'Changes',
}
