import { createMiddleware } from 'hono/factory'
import type { Environment } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'

/** What a session of the back office says of itself. PASSWORD: only that was right so far. OPEN: the second factor as well. */
export type SessionClaims = {
  userId: number
  stage: 'PASSWORD' | 'OPEN'
  credentialsVersion: number
  /** Of the second factor; null while there is none. */
  sessionsVersion: number | null
}

export type SignedIn = {
  operator: { id: number; name: string; email: string }
  claims: SessionClaims
}

/** What handlers of the back office find in their context. */
export type OperatorEnvironment = {
  Variables: { signedIn: SignedIn; operator: SignedIn['operator'] }
}

/** Lets only those through who have given the second factor besides the password. */
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
