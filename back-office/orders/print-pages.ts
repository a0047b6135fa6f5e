/** What is printed of chosen orders. */
export const printPages = [
  { path: 'picking', title: 'Picking sheet' },
  { path: 'slips', title: 'Packing slips' },
  { path: 'invoices', title: 'Invoices' },
] as const
