import { createMiddleware } from 'hono/factory'
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

export type SignedIn = {
  operator: { id: number; name: string; email: string }
  claims: SessionClaims
}

/** The context of handlers in the back office. */
export type OperatorEnvironment = {
  Variables: { signedIn: SignedIn; operator: SignedIn['operator'] }
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
 * Declares that a call is for operators who are signed in with both factors; its handler can use
 * `c.var.operator`. Everyone else gets 404.
 */
export function forOperators<Route extends object>(route: Route) {
  return { ...route, middleware: requireOperator }
}

/** Declares that a call is part of signing in: the password was right, the code may still be missing. */
export function forOperatorsSigningIn<Route extends object>(route: Route) {
  return { ...route, middleware: allowSigningIn }
}
