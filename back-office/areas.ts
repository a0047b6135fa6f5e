import type { Right } from '../domain/operators/rights.ts'
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

/** What each page is for: who lacks the right sees neither the page nor the links to it. */
export const pageRights: Record<OfficePage, Right> = {
  '/': 'dashboard.see',
  '/orders': 'orders.see',
  '/orders/:orderId': 'orders.see',
  '/orders/print/:page': 'orders.see',
  '/products': 'goods.see',
  '/products/new': 'goods.edit',
  '/products/:productId': 'goods.see',
  '/stock': 'stock.correct',
  '/categories': 'goods.edit',
  '/packages': 'goods.see',
  '/packages/new': 'goods.edit',
  '/packages/:packageId': 'goods.see',
  '/charities': 'charities.edit',
  '/charities/new': 'charities.edit',
  '/charities/:charityId': 'charities.edit',
  '/translations': 'translations.edit',
  '/translations/:kind/:id': 'translations.edit',
  '/customers': 'customers.see',
  '/customers/:customerId': 'customers.see',
  '/delivery': 'delivery.see',
  '/inbox': 'inbox.use',
  '/inbox/feedback': 'inbox.use',
  '/inbox/newsletter': 'inbox.use',
  '/csv': 'files.use',
  '/audit-log': 'auditLog.see',
  '/settings': 'settings.see',
  '/account': 'account.own',
}
