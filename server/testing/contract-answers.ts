import type { z } from '@hono/zod-openapi'
import * as accounts from '../../contract/accounts.ts'
import * as auditLog from '../../contract/back-office/audit-log.ts'
import * as officeBooks from '../../contract/back-office/books.ts'
import * as officeCategories from '../../contract/back-office/categories.ts'
import * as officeCharities from '../../contract/back-office/charities.ts'
import * as officeClaims from '../../contract/back-office/claims.ts'
import * as officeContact from '../../contract/back-office/contact.ts'
import * as csv from '../../contract/back-office/csv.ts'
import * as customers from '../../contract/back-office/customers.ts'
import * as dashboard from '../../contract/back-office/dashboard.ts'
import * as officeDelivery from '../../contract/back-office/delivery.ts'
import * as officeDeliveryDays from '../../contract/back-office/delivery-days.ts'
import * as officeDeliveryTimes from '../../contract/back-office/delivery-times.ts'
import * as driving from '../../contract/back-office/driving.ts'
import * as officeFeedback from '../../contract/back-office/feedback.ts'
import * as officeGifts from '../../contract/back-office/gifts.ts'
import * as officeLegal from '../../contract/back-office/legal.ts'
import * as officeMails from '../../contract/back-office/mails.ts'
import * as officeNewsletter from '../../contract/back-office/newsletter.ts'
import * as operators from '../../contract/back-office/operators.ts'
import * as officeOrderActions from '../../contract/back-office/order-actions.ts'
import * as officeOrderRefunds from '../../contract/back-office/order-refunds.ts'
import * as officeOrders from '../../contract/back-office/orders.ts'
import * as officePackages from '../../contract/back-office/packages.ts'
import * as officePasskeys from '../../contract/back-office/passkeys.ts'
import * as personalData from '../../contract/back-office/personal-data.ts'
import * as picking from '../../contract/back-office/picking.ts'
import * as officeProducts from '../../contract/back-office/products.ts'
import * as replacements from '../../contract/back-office/replacements.ts'
import * as runs from '../../contract/back-office/runs.ts'
import * as selfCheck from '../../contract/back-office/self-check.ts'
import * as operatorSession from '../../contract/back-office/session.ts'
import * as officeSettings from '../../contract/back-office/settings.ts'
import * as staffOrders from '../../contract/back-office/staff-orders.ts'
import * as stock from '../../contract/back-office/stock.ts'
import * as translations from '../../contract/back-office/translations.ts'
import * as buyAgain from '../../contract/buy-again.ts'
import * as carts from '../../contract/carts.ts'
import * as catalogue from '../../contract/catalogue.ts'
import * as charities from '../../contract/charities.ts'
import * as claims from '../../contract/claims.ts'
import * as contact from '../../contract/contact.ts'
import * as customPackages from '../../contract/custom-packages.ts'
import * as delivery from '../../contract/delivery.ts'
import * as feedback from '../../contract/feedback.ts'
import * as gifts from '../../contract/gifts.ts'
import * as legal from '../../contract/legal.ts'
import * as newsletter from '../../contract/newsletter.ts'
import * as orders from '../../contract/orders.ts'
import * as ownData from '../../contract/own-data.ts'
import * as packages from '../../contract/packages.ts'
import * as passkeys from '../../contract/passkeys.ts'
import * as push from '../../contract/push.ts'
import * as recipients from '../../contract/recipients.ts'
import * as sessions from '../../contract/sessions.ts'
import { errorAnswer, tooOftenAnswer } from '../../contract/shared.ts'
import * as sharedPackages from '../../contract/shared-packages.ts'
import * as stockAlerts from '../../contract/stock-alerts.ts'
import * as suggestions from '../../contract/suggestions.ts'

type ContentType = 'application/json' | 'text/plain'

type Declared = {
  method: string
  path: string
  request?: { body?: object }
  security?: object[]
  responses: Record<number, { content?: Partial<Record<ContentType, { schema: z.ZodType }>> }>
}

/** The calls that only operators may make. */
const backOfficeAreas = [
  dashboard,
  operatorSession,
  officePasskeys,
  operators,
  officeOrders,
  officeOrderActions,
  officeOrderRefunds,
  officeBooks,
  staffOrders,
  officeClaims,
  auditLog,
  officeProducts,
  stock,
  translations,
  officeCategories,
  officeCharities,
  officeGifts,
  officePackages,
  customers,
  personalData,
  officeContact,
  officeFeedback,
  officeNewsletter,
  officeMails,
  csv,
  officeDelivery,
  officeDeliveryDays,
  officeDeliveryTimes,
  officeSettings,
  officeLegal,
  selfCheck,
  picking,
  replacements,
  runs,
  driving,
]

const areas = [
  accounts,
  sessions,
  passkeys,
  ownData,
  catalogue,
  packages,
  customPackages,
  sharedPackages,
  carts,
  delivery,
  recipients,
  orders,
  claims,
  feedback,
  contact,
  charities,
  push,
  stockAlerts,
  gifts,
  suggestions,
  buyAgain,
  legal,
  newsletter,
]

/** Every call of the shop that the contract declares. */
export const declaredCalls = callsIn(areas)
export const declaredBackOfficeCalls = callsIn(backOfficeAreas)

function callsIn(declaring: object[]): Declared[] {
  return declaring.flatMap((area) => Object.values(area).filter(isCall))
}

function isCall(each: object): each is Declared {
  return 'method' in each && 'responses' in each
}

/** The schema that the contract declares for a call's response with a status. */
export function answerSchema(name: string, status: number): z.ZodType {
  const all = [...declaredCalls, ...declaredBackOfficeCalls]
  const call = all.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name)
  const content = call?.responses[status]?.content
  const declared = content?.['application/json'] ?? content?.['text/plain']
  if (declared) return declared.schema
  if (status === 429) return tooOftenAnswer
  if (status === 413 || status === 415 || status === 503) return errorAnswer
  throw new Error(`The contract does not let ${name} answer ${status}`)
}
