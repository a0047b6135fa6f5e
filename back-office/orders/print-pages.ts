/** The sheets that can be printed for chosen orders. */
export const printPages = ['picking', 'slips', 'invoices'] as const
