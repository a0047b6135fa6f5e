/** The sheets that can be printed for chosen orders. */
export const printPages = ['picking', 'slips', 'invoices'] as const

/** All sheets: a tax invoice is printed from the page of its order. */
export const sheetPages = [...printPages, 'tax-invoices'] as const
