import { createMiddleware } from 'hono/factory'
import { mayWith, type Right, type Role } from '../../domain/operators/rights.ts'
import type { Environment } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'

/** The claims of a back-office session. PASSWORD: only the password was given so far. OPEN: the second factor too. */
export type SessionClaims = {
  userId: number
  sessionId: number
  stage: 'PASSWORD' | 'OPEN'
  credentialsVersion: number
  /** Of the second factor; null while there is none. */
  sessionsVersion: number | null
}

/** Somebody who works in the back office, with the roles of this moment. */
export type Operator = { id: number; name: string; email: string; roles: Role[] }

export type SignedIn = {
  operator: Operator
  claims: SessionClaims
}

/** The context of handlers in the back office. */
export type OperatorEnvironment = {
  Variables: { signedIn: SignedIn; operator: Operator }
}

/** Admits only operators who have given the password and the second factor. */
export const requireOperator = createMiddleware<Environment & OperatorEnvironment>(
  async (c, next) => {
    if (c.var.signedIn?.claims.stage !== 'OPEN') throw refusal('notFound')
    await next()
  },
)

const allowSigningIn = createMiddleware<Environment & OperatorEnvironment>((_, next) => next())

/**
 * Declares that a call is for operators who are signed in with both factors and have the right; its handler can use
 * `c.var.operator`. An operator without the right gets 403, everyone else 404.
 */
export function forOperators<Route extends object>(route: Route, right: Right) {
  const requireRight = createMiddleware<Environment & OperatorEnvironment>(async (c, next) => {
    if (c.var.signedIn?.claims.stage !== 'OPEN') throw refusal('notFound')
    requireRightOf(c.var.operator, right)
    await next()
  })
  // Described, so that the operators' own description of the API says who may make the call.
  return { ...route, 'x-right': right, middleware: requireRight }
}

/** Declares that a call is part of signing in: the password was right, the code may still be missing. */
export function forOperatorsSigningIn<Route extends object>(route: Route) {
  return { ...route, middleware: allowSigningIn }
}

/** For a right that depends on what is asked for, in the handler of a call. */
export function requireRightOf(operator: Pick<Operator, 'roles'>, right: Right): void {
  if (!mayWith(operator.roles, right)) throw refusal('notAllowed')
}
