import { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { shop } from '../../domain/shop.ts'
import { auditLogRoutes } from '../audit-log/index.ts'
import { type OperatorEnvironment, requireOperator } from '../back-office/for-operators.ts'
import { booksRoutes } from '../billing/index.ts'
import { officeCatalogueRoutes, officeCategoryRoutes } from '../catalogue/index.ts'
import { officeCharityRoutes } from '../charities/index.ts'
import { officeContactRoutes } from '../contact/index.ts'
import { customerRoutes } from '../customers/index.ts'
import { dashboardRoutes } from '../dashboard/index.ts'
import { officeDeliveryRoutes } from '../delivery/index.ts'
import { officeFeedbackRoutes } from '../feedback/index.ts'
import { officeGiftRoutes } from '../gifts/index.ts'
import { describeApi } from '../http/api-description.ts'
import type { Environment } from '../http/environment.ts'
import { fromOwnPages } from '../http/from-own-pages.ts'
import { csvRoutes } from '../import-export/index.ts'
import { officeLegalRoutes } from '../legal/index.ts'
import { mailRoutes } from '../mails/index.ts'
import { officeNewsletterRoutes } from '../newsletter/index.ts'
import {
  hideFromOthers,
  operatorPasskeyRoutes,
  operatorRoutes,
  sessionRoutes,
} from '../operators/index.ts'
import {
  officeClaimRoutes,
  officeInvoiceRoutes,
  officeOrderRoutes,
  replacementRoutes,
  staffOrderRoutes,
} from '../orders/index.ts'
import { officePackageRoutes } from '../packages/index.ts'
import { pickingRoutes } from '../picking/index.ts'
import { runRoutes } from '../runs/index.ts'
import { selfCheckRoutes } from '../self-check/index.ts'
import { settingsRoutes } from '../settings/index.ts'
import { officeStockRoutes } from '../stock/index.ts'
import { translationRoutes } from '../translations/index.ts'

const calls = new OpenAPIHono<Environment & OperatorEnvironment>()
calls.use('/admin/*', hideFromOthers)
// Browsers do not send the cookie from other sites' pages; requests from other subdomains are refused here. Those of
// browsers so old that they do not say where they come from can only be plain forms.
calls.use('/admin/*', fromOwnPages)
calls.use('/admin/*', csrf({ origin: (origin, c) => origin === c.var.shop.config.publicUrl }))
calls.openAPIRegistry.registerComponent('securitySchemes', 'operatorSession', {
  type: 'apiKey',
  in: 'cookie',
  name: 'operator',
})
calls.route('/', sessionRoutes)
calls.route('/', operatorPasskeyRoutes)
calls.route('/', operatorRoutes)
calls.route('/', dashboardRoutes)
calls.route('/', officeOrderRoutes)
calls.route('/', officeClaimRoutes)
calls.route('/', replacementRoutes)
calls.route('/', staffOrderRoutes)
calls.route('/', officeInvoiceRoutes)
calls.route('/', booksRoutes)
calls.route('/', auditLogRoutes)
calls.route('/', officeCatalogueRoutes)
calls.route('/', officeStockRoutes)
calls.route('/', officeCategoryRoutes)
calls.route('/', officePackageRoutes)
calls.route('/', officeCharityRoutes)
calls.route('/', officeGiftRoutes)
calls.route('/', translationRoutes)
calls.route('/', customerRoutes)
calls.route('/', officeContactRoutes)
calls.route('/', officeFeedbackRoutes)
calls.route('/', officeNewsletterRoutes)
calls.route('/', mailRoutes)
calls.route('/', csvRoutes)
calls.route('/', officeDeliveryRoutes)
calls.route('/', settingsRoutes)
calls.route('/', officeLegalRoutes)
calls.route('/', selfCheckRoutes)
calls.route('/', pickingRoutes)
calls.route('/', runRoutes)
calls.use('/admin/openapi.json', requireOperator)
calls.get('/admin/openapi.json', (c) =>
  c.json(describeApi(calls, { title: `${shop.name} back office` })),
)

/** Every call of the back office. In a plain router, so that the public OpenAPI description leaves them out. */
export const backOfficeApi = new Hono<Environment>().route('/', calls)
