import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Counter } from 'prom-client'
import type { ErrorCode } from '../../contract/refusals.ts'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Config } from '../config.ts'
import type { Environment } from './environment.ts'
import { registry } from './registry.ts'

/** Everything that is recorded as a security event, with its outcome. docs/security.md says what to do about them. */
const securityEvents = [
  'registration',
  'signIn',
  'signOut',
  'passkeySignIn',
  'passkeyAddition',
  'passkeyRemoval',
  'codeRequest',
  'codeCheck',
  'passwordReset',
  'passwordResetByLink',
  'emailChange',
  'phoneChange',
  'emailLinkRequest',
  'emailLink',
  'dataExport',
  'erasureRequest',
  'erasureWithdrawal',
  'operatorPassword',
  'operatorSignIn',
  'operatorSignOut',
  'operatorEnrolment',
  'secondFactorChange',
  'recoveryCodes',
  'operatorAppointment',
  'operatorRemoval',
  'paymentNotification',
  /** What follows may happen in any call. */
  'session',
  'backOffice',
  'right',
  'otherSite',
  'limit',
] as const

type SecurityEvent = (typeof securityEvents)[number]

type Declared = {
  event: SecurityEvent
  /** The email address of the account; unset: that of the customer or operator who is signed in. */
  account?: string | undefined
  /** The address that the account is to have from now on, or of the account that is appointed. */
  newAccount?: string
  /** Unset: the code of the refusal, or "done". */
  outcome?: string
}

export type SecurityVariables = {
  declared?: Declared
  /** The code in the response, if it is not a success. */
  errorCode?: ErrorCode
}

/** Refusals that are events whatever was asked for. */
const eventOfRefusal: Partial<Record<ErrorCode, SecurityEvent>> = {
  noSession: 'session',
  notYours: 'right',
  notAllowed: 'right',
  fromElsewhere: 'otherSite',
  tooOften: 'limit',
}

const counter = new Counter({
  name: 'security_events_total',
  help: 'Security events by outcome: "done", or the code of the refusal.',
  labelNames: ['event', 'outcome'],
  registers: [registry],
})
// From 0, because the first of a kind would not be seen as an increase otherwise.
for (const event of securityEvents) counter.inc({ event, outcome: 'done' }, 0)

/** Says what the request means for security. It is recorded with its outcome once the response is known. */
export function declareEvent(
  c: Context,
  event: SecurityEvent,
  facts: Omit<Declared, 'event'> = {},
): void {
  c.set('declared', { event, ...facts })
}

type SignedIn = { Variables: { customer?: { email: string }; operator?: { email: string } } }

/** Counts and logs each security event: one line, without words, addresses or tokens of anybody. */
export const recordSecurityEvents = createMiddleware<Environment & SignedIn>(async (c, next) => {
  await next()
  const { declared, errorCode } = c.var
  const event = declared?.event ?? (errorCode && eventOfRefusal[errorCode])
  if (!event) return
  const { shop, requestId, client, customer, operator } = c.var
  const outcome = declared?.outcome ?? errorCode ?? 'done'
  counter.inc({ event, outcome })
  const account = declared?.account ?? customer?.email ?? operator?.email
  const line = {
    requestId,
    event,
    outcome,
    account: account && hashAccount(account, shop.config),
    newAccount: declared?.newAccount && hashAccount(declared.newAccount, shop.config),
    client,
  }
  shop.log[errorCode ? 'warn' : 'info'](line, 'security event')
})

/** The same for the same address, so that its lines can be found; keyed, so that addresses cannot be tried out. */
function hashAccount(email: string, { jwtSecret }: Config): string {
  const named = `security event: ${normalizeEmail(email)}`
  return createHmac('sha256', jwtSecret).update(named).digest('base64url').slice(0, 22)
}
