import { createMiddleware } from 'hono/factory'
import type { OperatorEnvironment } from '../back-office/for-operators.ts'
import type { Environment } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { declareEvent } from '../http/security-events.ts'
import { readSessionCookie } from './session-cookie.ts'
import { findSession } from './sign-in.ts'

/** Responds 404 to everyone who has not given an operator's password, as if there were nothing here. */
export const hideFromOthers = createMiddleware<Environment & OperatorEnvironment>(
  async (c, next) => {
    const isAttended = c.req.header('X-Unattended') === undefined
    const cookie = readSessionCookie(c, c.var.shop)
    const signedIn = await findSession(c.var.shop, cookie, { isAttended })
    if (!signedIn) {
      declareEvent(c, 'backOffice')
      throw refusal('notFound')
    }
    c.set('signedIn', signedIn)
    c.set('operator', signedIn.operator)
    await next()
  },
)
