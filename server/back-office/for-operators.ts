import { createMiddleware } from 'hono/factory'
import type { Environment } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { readSessionCookie } from '../operators/session-cookie.ts'
import { findSession, type SignedIn } from '../operators/sign-in.ts'

/** What handlers of the back office find in their context. */
export type OperatorEnvironment = {
  Variables: { signedIn: SignedIn; operator: SignedIn['operator'] }
}

/**
 * Lets nobody near the calls behind it who has not given an operator's password: to them nothing is
 * there, whatever they send.
 */
export const hideFromOthers = createMiddleware<Environment & OperatorEnvironment>(
  async (c, next) => {
    const signedIn = await findSession(c.var.shop, readSessionCookie(c))
    if (!signedIn) throw refusal('notFound')
    c.set('signedIn', signedIn)
    c.set('operator', signedIn.operator)
    await next()
  },
)

/** Besides the password, the second factor. */
export const requireOperator = createMiddleware<Environment & OperatorEnvironment>(
  async (c, next) => {
    if (c.var.signedIn?.claims.stage !== 'OPEN') throw refusal('notFound')
    await next()
  },
)

const allowSigningIn = createMiddleware<Environment & OperatorEnvironment>((_, next) => next())

/**
 * Declares that a call is for operators who are signed in with both factors; its handler then finds
 * `c.var.operator`. To everyone else it is not there.
 */
export function forOperators<Route extends object>(route: Route) {
  return { ...route, middleware: requireOperator }
}

/** Declares that a call is a part of signing in: the password was right, the code may be to come. */
export function forOperatorsSigningIn<Route extends object>(route: Route) {
  return { ...route, middleware: allowSigningIn }
}
