import { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { shop } from '../../domain/shop.ts'
import { auditLogRoutes } from '../audit-log/routes.ts'
import { type OperatorEnvironment, requireOperator } from '../back-office/for-operators.ts'
import { officeCategoryRoutes } from '../catalogue/back-office/category-routes.ts'
import { officeCatalogueRoutes } from '../catalogue/back-office/routes.ts'
import { officeCharityRoutes } from '../charities/back-office/routes.ts'
import { officeContactRoutes } from '../contact/back-office/routes.ts'
import { customerRoutes } from '../customers/routes.ts'
import { dashboardRoutes } from '../dashboard/routes.ts'
import { officeFeedbackRoutes } from '../feedback/back-office/routes.ts'
import type { Environment } from '../http/environment.ts'
import { csvRoutes } from '../import-export/routes.ts'
import { officeNewsletterRoutes } from '../newsletter/back-office/routes.ts'
import { hideFromOthers } from '../operators/hide-from-others.ts'
import { operatorRoutes } from '../operators/routes.ts'
import { sessionRoutes } from '../operators/session-routes.ts'
import { officeOrderRoutes } from '../orders/back-office/routes.ts'
import { officePackageRoutes } from '../packages/back-office/routes.ts'
import { officeStockRoutes } from '../stock/back-office/routes.ts'

const calls = new OpenAPIHono<Environment & OperatorEnvironment>()
calls.use('/admin/*', hideFromOthers)
// Other sites' pages are not sent the cookie; those of a neighbouring subdomain are refused here.
calls.use('/admin/*', csrf({ origin: (origin, c) => origin === c.var.shop.config.publicUrl }))
calls.openAPIRegistry.registerComponent('securitySchemes', 'operatorSession', {
  type: 'apiKey',
  in: 'cookie',
  name: 'operator',
})
calls.route('/', sessionRoutes)
calls.route('/', operatorRoutes)
calls.route('/', dashboardRoutes)
calls.route('/', officeOrderRoutes)
calls.route('/', auditLogRoutes)
calls.route('/', officeCatalogueRoutes)
calls.route('/', officeStockRoutes)
calls.route('/', officeCategoryRoutes)
calls.route('/', officePackageRoutes)
calls.route('/', officeCharityRoutes)
calls.route('/', customerRoutes)
calls.route('/', officeContactRoutes)
calls.route('/', officeFeedbackRoutes)
calls.route('/', officeNewsletterRoutes)
calls.route('/', csvRoutes)
calls.use('/admin/openapi.json', requireOperator)
calls.doc31('/admin/openapi.json', {
  openapi: '3.1.0',
  info: { title: `${shop.name} back office`, version: '1.0.0' },
  servers: [{ url: '/api' }],
})

/** Every call of the back office. In a plain router, so that the shop's own description leaves them out. */
export const backOfficeApi = new Hono<Environment>().route('/', calls)
