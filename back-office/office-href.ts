import { generatePath, type PathParam } from 'react-router'

/** Every page of the back office; its module is named in routes.tsx. */
export type OfficePage =
  | '/'
  | '/orders'
  | '/orders/new'
  | '/orders/:orderId'
  | '/orders/print/:page'
  | '/picking'
  | '/picking/:orderId'
  | '/runs'
  | '/runs/:date/:runId/print'
  | '/driving'
  | '/products'
  | '/products/new'
  | '/products/:productId'
  | '/stock'
  | '/categories'
  | '/packages'
  | '/packages/new'
  | '/packages/:packageId'
  | '/charities'
  | '/charities/new'
  | '/charities/:charityId'
  | '/translations'
  | '/translations/:kind/:id'
  | '/delivery'
  | '/delivery/times'
  | '/delivery/days'
  | '/customers'
  | '/customers/:customerId'
  | '/inbox'
  | '/inbox/messages/:messageId'
  | '/inbox/feedback'
  | '/inbox/newsletter'
  | '/inbox/mails'
  | '/inbox/mails/:mailId'
  | '/csv'
  | '/books'
  | '/audit-log'
  | '/settings'
  | '/first-steps'
  | '/legal'
  | '/account'

type Params<Page extends OfficePage> = [PathParam<Page>] extends [never]
  ? []
  : [{ [Name in PathParam<Page>]: string | number }]

/** The URL of a page, as React Router's `href` does for the storefront. */
export function officeHref<Page extends OfficePage>(page: Page, ...[params]: Params<Page>): string {
  const strings = Object.entries(params ?? {}).map(([name, value]) => [name, String(value)])
  return generatePath<string>(page, Object.fromEntries(strings))
}
