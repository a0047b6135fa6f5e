/** What is printed of chosen orders. */
export const printPages = ['picking', 'slips', 'invoices'] as const
