import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { shop } from '../../domain/shop.ts'
import {
  accountRoutes,
  customerSessionRoutes,
  passkeyRoutes,
  pushRoutes,
} from '../accounts/index.ts'
import { buyAgainRoutes } from '../buy-again/index.ts'
import { cartRoutes, takeCustomPackageOutOfCart } from '../carts/index.ts'
import { catalogueRoutes } from '../catalogue/index.ts'
import { charityRoutes } from '../charities/index.ts'
import { contactRoutes } from '../contact/index.ts'
import { customPackageRoutes, sharedPackageRoutes } from '../custom-packages/index.ts'
import { ownDataRoutes } from '../customers/index.ts'
import { deliveryRoutes } from '../delivery/index.ts'
import { feedbackRoutes } from '../feedback/index.ts'
import { giftRoutes } from '../gifts/index.ts'
import { describeApi } from '../http/api-description.ts'
import { apiDocumentation } from '../http/api-documentation.ts'
import type { Environment } from '../http/environment.ts'
import { languageParameter, requireKnownLanguage } from '../http/language.ts'
import { limitBody } from '../http/limit-body.ts'
import { refusal } from '../http/refusal.ts'
import { refuseMethod } from '../http/refuse-method.ts'
import { wellFormedText } from '../http/well-formed-text.ts'
import { legalRoutes } from '../legal/index.ts'
import { inlinePictures } from '../media/index.ts'
import { newsletterRoutes } from '../newsletter/index.ts'
import { beginSession } from '../operators/index.ts'
import { claimRoutes, orderRoutes } from '../orders/index.ts'
import { packageRoutes } from '../packages/index.ts'
import { popularityRoutes } from '../popularity/index.ts'
import { recipientRoutes } from '../recipients/index.ts'
import { stockAlertRoutes } from '../stock-alerts/index.ts'
import { suggestionRoutes } from '../suggestions/index.ts'
import { backOfficeApi } from './back-office-api.ts'

const megabyte = 1024 * 1024
const upTo = (maxSize: number) =>
  limitBody({
    maxSize,
    onError: () => {
      throw refusal('tooLarge')
    },
  })
const usualBody = upTo(megabyte)
// Base64 takes a third more than the 10 MB of a picture.
const pictureBody = upTo(14 * megabyte)
const longerBodies: Record<string, MiddlewareHandler> = {
  '/api/admin/pictures': pictureBody,
  '/api/claim-photos': pictureBody,
  // 10 million characters: quotation marks and line ends take two bytes in JSON, Sinhala letters three.
  '/api/admin/import-checks': upTo(30 * megabyte),
  '/api/admin/imports': upTo(30 * megabyte),
}
const photosOfStop = /^\/api\/admin\/driving\/stops\/\d+\/photos$/

function limitOf(path: string): MiddlewareHandler {
  if (photosOfStop.test(path)) return pictureBody
  return longerBodies[path] ?? usualBody
}

const description = {
  title: `${shop.name} API`,
  description:
    'Messages to people are in English, or in the language that the query parameter `language` names. Codes are the same in every language.',
  parameters: [languageParameter],
}

/** Every call of the shop, its OpenAPI description and the page to read it on. */
export const api = new OpenAPIHono<Environment>()
api.use(requireKnownLanguage)
api.use((c, next) => limitOf(c.req.path)(c, next))
api.use(async (c, next) => {
  await next()
  // Prices, stock and customers' data must be requested again each time. Not set with `c.header`, which
  // turns a finished response into a stream.
  const { headers } = c.res
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
})
api.use(inlinePictures)
api.use(wellFormedText)
api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description:
    'The token of a login, valid for 24 hours. A response to one that is older than an hour has its successor in the header `X-Token`; a client that goes on with it stays signed in. A token that is sent again long after its successor was used ends the session.',
})
api.route(
  '/',
  accountRoutes((c, userId) => beginSession(c, c.var.shop, userId)),
)
api.route('/', customerSessionRoutes)
api.route('/', passkeyRoutes)
api.route('/', pushRoutes)
api.route('/', ownDataRoutes)
api.route('/', catalogueRoutes)
api.route('/', popularityRoutes)
api.route('/', suggestionRoutes)
api.route('/', stockAlertRoutes)
api.route('/', buyAgainRoutes)
api.route('/', packageRoutes)
api.route('/', cartRoutes)
api.route('/', customPackageRoutes({ takeOutOfCart: takeCustomPackageOutOfCart }))
api.route('/', sharedPackageRoutes)
api.route('/', recipientRoutes)
api.route('/', giftRoutes)
api.route('/', deliveryRoutes)
api.route('/', orderRoutes)
api.route('/', claimRoutes)
api.route('/', feedbackRoutes)
api.route('/', contactRoutes)
api.route('/', charityRoutes)
api.route('/', legalRoutes)
api.route('/', newsletterRoutes)
// Not in the public description: only operators need to know about it.
api.route('/', backOfficeApi)
api.get('/openapi.json', (c) => c.json(describeApi(api, description)))
api.route('/docs', apiDocumentation)
api.all('*', refuseMethod('/api', api))
