import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type {
  CustomerEnvironment,
  CustomerSession,
  Environment,
  GuestOrCustomerEnvironment,
} from '../http/environment.ts'
import { requireSession } from './sessions/require-session.ts'

const requireCustomer = createMiddleware<Environment & CustomerEnvironment>(async (c, next) => {
  const { customer, session } = await requireSession(c, c.var.shop)
  c.set('customer', customer)
  c.set('session', session)
  await next()
  renewToken(c, session)
})

// An invalid token is refused here as well: its page assumes that the customer is signed in.
const allowGuests = createMiddleware<Environment & GuestOrCustomerEnvironment>(async (c, next) => {
  if (!c.req.header('Authorization')) return next()
  const { customer, session } = await requireSession(c, c.var.shop)
  c.set('customer', customer)
  await next()
  renewToken(c, session)
})

/** The header is set on the response itself: `c.header` turns a finished response into a stream. */
function renewToken({ res }: Context, { renewedToken }: CustomerSession): void {
  // A handler has set one when it has begun a new session.
  if (renewedToken && !res.headers.has('X-Token')) res.headers.set('X-Token', renewedToken)
}

/** Declares that a route is for signed-in customers; its handler can use `c.var.customer`. */
export function forCustomers<Route extends object>(route: Route) {
  return { ...route, middleware: requireCustomer }
}

/** Declares that a route is for everyone; `c.var.customer` is set if a customer is signed in. */
export function forGuestsAndCustomers<Route extends object>(route: Route) {
  return { ...route, middleware: allowGuests }
}
