import type { OfficePage } from './office-href.ts'

/** The areas in the order of a working day. A new area is added here, in routes.tsx and in the texts. */
export const areas = [
  '/',
  '/orders',
  '/products',
  '/stock',
  '/categories',
  '/packages',
  '/charities',
  '/translations',
  '/delivery',
  '/customers',
  '/csv',
  '/inbox',
  '/audit-log',
  '/settings',
  '/account',
] as const satisfies readonly OfficePage[]
