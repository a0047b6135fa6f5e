import type { AnswerIn, CallNameIn, InputIn } from '../calls.ts'
import type * as auditLog from './audit-log.ts'
import type * as books from './books.ts'
import type * as categories from './categories.ts'
import type * as charities from './charities.ts'
import type * as claims from './claims.ts'
import type * as contact from './contact.ts'
import type * as csv from './csv.ts'
import type * as customers from './customers.ts'
import type * as dashboard from './dashboard.ts'
import type * as delivery from './delivery.ts'
import type * as deliveryDays from './delivery-days.ts'
import type * as deliveryTimes from './delivery-times.ts'
import type * as driving from './driving.ts'
import type * as feedback from './feedback.ts'
import type * as gifts from './gifts.ts'
import type * as legal from './legal.ts'
import type * as mails from './mails.ts'
import type * as newsletter from './newsletter.ts'
import type * as operators from './operators.ts'
import type * as orderActions from './order-actions.ts'
import type * as orderRefunds from './order-refunds.ts'
import type * as orders from './orders.ts'
import type * as packages from './packages.ts'
import type * as passkeys from './passkeys.ts'
import type * as personalData from './personal-data.ts'
import type * as picking from './picking.ts'
import type * as products from './products.ts'
import type * as replacements from './replacements.ts'
import type * as runs from './runs.ts'
import type * as selfCheck from './self-check.ts'
import type * as session from './session.ts'
import type * as settings from './settings.ts'
import type * as staffOrders from './staff-orders.ts'
import type * as stock from './stock.ts'
import type * as translations from './translations.ts'

/** The calls of the back office. */
export type BackOfficeArea = typeof session &
  typeof passkeys &
  typeof dashboard &
  typeof operators &
  typeof orders &
  typeof orderActions &
  typeof orderRefunds &
  typeof staffOrders &
  typeof claims &
  typeof replacements &
  typeof auditLog &
  typeof books &
  typeof products &
  typeof categories &
  typeof charities &
  typeof gifts &
  typeof packages &
  typeof translations &
  typeof stock &
  typeof customers &
  typeof personalData &
  typeof contact &
  typeof feedback &
  typeof newsletter &
  typeof mails &
  typeof csv &
  typeof delivery &
  typeof deliveryDays &
  typeof deliveryTimes &
  typeof picking &
  typeof runs &
  typeof driving &
  typeof settings &
  typeof legal &
  typeof selfCheck

/** A call by method and path: 'GET /admin/orders'. */
export type BackOfficeCallName = CallNameIn<BackOfficeArea>
/** The body of a successful response. */
export type BackOfficeAnswer<Name extends BackOfficeCallName> = AnswerIn<BackOfficeArea, Name>
/** What a call needs: `params` of its path, `query`, `body`. */
export type BackOfficeInput<Name extends BackOfficeCallName> = InputIn<BackOfficeArea, Name>
