import type { OfficePage } from './office-href.ts'

/** The areas in the order in which a day asks for them; an area is added here and in routes.tsx. */
export const areas: readonly { path: OfficePage; name: string }[] = [
  { path: '/', name: 'Dashboard' },
  { path: '/orders', name: 'Orders' },
  { path: '/products', name: 'Products' },
  { path: '/stock', name: 'Prices and stock' },
  { path: '/categories', name: 'Categories' },
  { path: '/packages', name: 'Packages' },
  { path: '/charities', name: 'Charities' },
  { path: '/customers', name: 'Customers' },
  { path: '/csv', name: 'Import and export' },
  { path: '/inbox', name: 'Inbox' },
  { path: '/audit-log', name: 'Audit log' },
  { path: '/account', name: 'Account' },
]
