import { createBrowserRouter, type LazyRouteFunction, type RouteObject } from 'react-router'
import { pageRights } from './areas.ts'
import type { OfficePage } from './office-href.ts'
import { BackOffice } from './shell/back-office.tsx'
import { BrokenPage } from './shell/broken-page.tsx'
import { NoSuchPage } from './shell/no-such-page.tsx'
import { PageFor } from './shell/page-for.tsx'

/** The script of a page is loaded when the page is first opened. */
const modules: Record<OfficePage, LazyRouteFunction<RouteObject>> = {
  '/': () => import('./dashboard/dashboard-page.tsx'),
  '/orders': () => import('./orders/orders-page.tsx'),
  '/orders/new': () => import('./staff-orders/new-order-page.tsx'),
  '/orders/:orderId': () => import('./orders/order-page.tsx'),
  '/orders/print/:page': () => import('./orders/print-page.tsx'),
  '/picking': () => import('./picking/picking-list-page.tsx'),
  '/picking/:orderId': () => import('./picking/picking-page.tsx'),
  '/runs': () => import('./runs/runs-page.tsx'),
  '/runs/:date/:runId/print': () => import('./runs/print-run-page.tsx'),
  '/driving': () => import('./driving/driving-page.tsx'),
  '/products': () => import('./products/products-page.tsx'),
  '/products/new': () => import('./products/new-product-page.tsx'),
  '/products/:productId': () => import('./products/product-page.tsx'),
  '/stock': () => import('./stock/stock-page.tsx'),
  '/categories': () => import('./categories/categories-page.tsx'),
  '/packages': () => import('./packages/packages-page.tsx'),
  '/packages/new': () => import('./packages/new-package-page.tsx'),
  '/packages/:packageId': () => import('./packages/package-page.tsx'),
  '/charities': () => import('./charities/charities-page.tsx'),
  '/charities/new': () => import('./charities/new-charity-page.tsx'),
  '/charities/:charityId': () => import('./charities/charity-page.tsx'),
  '/translations': () => import('./translations/translations-page.tsx'),
  '/translations/:kind/:id': () => import('./translations/translation-page.tsx'),
  '/delivery': () => import('./delivery/areas-page.tsx'),
  '/delivery/times': () => import('./delivery/times-page.tsx'),
  '/delivery/days': () => import('./delivery/days-page.tsx'),
  '/customers': () => import('./customers/customers-page.tsx'),
  '/customers/:customerId': () => import('./customers/customer-page.tsx'),
  '/inbox': () => import('./inbox/messages-page.tsx'),
  '/inbox/messages/:messageId': () => import('./inbox/message-page.tsx'),
  '/inbox/feedback': () => import('./inbox/feedback-page.tsx'),
  '/inbox/newsletter': () => import('./inbox/newsletter-page.tsx'),
  '/inbox/mails': () => import('./mails/mails-page.tsx'),
  '/inbox/mails/:mailId': () => import('./mails/mail-page.tsx'),
  '/csv': () => import('./csv/csv-page.tsx'),
  '/books': () => import('./books/books-page.tsx'),
  '/audit-log': () => import('./audit-log/audit-log-page.tsx'),
  '/settings': () => import('./settings/settings-page.tsx'),
  '/first-steps': () => import('./first-steps/first-steps-page.tsx'),
  '/legal': () => import('./legal/legal-page.tsx'),
  '/account': () => import('./account/account-page.tsx'),
}

const pages: RouteObject[] = [
  ...Object.keys(pageRights).map((path) => {
    // TypeScript types the keys of every object as string.
    const page = path as OfficePage
    return { element: <PageFor page={page} />, children: [{ path, lazy: modules[page] }] }
  }),
  { path: '*', Component: NoSuchPage },
]

export const router = createBrowserRouter(
  [
    {
      Component: BackOffice,
      ErrorBoundary: BrokenPage,
      HydrateFallback: () => null,
      // Around each page, so that the navigation stays when a page is broken.
      children: [{ ErrorBoundary: BrokenPage, children: pages }],
    },
  ],
  { basename: '/admin' },
)
