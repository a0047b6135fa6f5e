import { createBrowserRouter, type RouteObject } from 'react-router'
import { BackOffice } from './shell/back-office.tsx'
import { BrokenPage } from './shell/broken-page.tsx'
import { NoSuchPage } from './shell/no-such-page.tsx'

/** Every page of the back office; each brings its own script when it is first opened. */
const pages: RouteObject[] = [
  { index: true, lazy: () => import('./dashboard/dashboard-page.tsx') },
  { path: 'orders', lazy: () => import('./orders/orders-page.tsx') },
  { path: 'orders/:orderId', lazy: () => import('./orders/order-page.tsx') },
  { path: 'orders/print/:page', lazy: () => import('./orders/print-page.tsx') },
  { path: 'products', lazy: () => import('./products/products-page.tsx') },
  { path: 'products/new', lazy: () => import('./products/new-product-page.tsx') },
  { path: 'products/:productId', lazy: () => import('./products/product-page.tsx') },
  { path: 'stock', lazy: () => import('./stock/stock-page.tsx') },
  { path: 'categories', lazy: () => import('./categories/categories-page.tsx') },
  { path: 'packages', lazy: () => import('./packages/packages-page.tsx') },
  { path: 'packages/new', lazy: () => import('./packages/new-package-page.tsx') },
  { path: 'packages/:packageId', lazy: () => import('./packages/package-page.tsx') },
  { path: 'charities', lazy: () => import('./charities/charities-page.tsx') },
  { path: 'charities/new', lazy: () => import('./charities/new-charity-page.tsx') },
  { path: 'charities/:charityId', lazy: () => import('./charities/charity-page.tsx') },
  { path: 'customers', lazy: () => import('./customers/customers-page.tsx') },
  { path: 'customers/:customerId', lazy: () => import('./customers/customer-page.tsx') },
  { path: 'inbox', lazy: () => import('./inbox/messages-page.tsx') },
  { path: 'inbox/feedback', lazy: () => import('./inbox/feedback-page.tsx') },
  { path: 'inbox/newsletter', lazy: () => import('./inbox/newsletter-page.tsx') },
  { path: 'csv', lazy: () => import('./csv/csv-page.tsx') },
  { path: 'audit-log', lazy: () => import('./audit-log/audit-log-page.tsx') },
  { path: 'account', lazy: () => import('./account/account-page.tsx') },
  { path: '*', Component: NoSuchPage },
]

export const router = createBrowserRouter(
  [
    {
      Component: BackOffice,
      ErrorBoundary: BrokenPage,
      HydrateFallback: () => null,
      // Around each page, so that a broken one leaves the navigation standing.
      children: [{ ErrorBoundary: BrokenPage, children: pages }],
    },
  ],
  { basename: '/admin' },
)
