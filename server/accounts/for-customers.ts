import { and, eq, isNull } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { users } from '../database/schema.ts'
import type {
  Customer,
  CustomerEnvironment,
  Environment,
  GuestOrCustomerEnvironment,
} from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { readToken } from './token.ts'

const requireCustomer = createMiddleware<Environment & CustomerEnvironment>(async (c, next) => {
  c.set('customer', await requireSession(c.var.shop, c.req.header('Authorization')))
  await next()
})

// An invalid token is refused here as well: its page assumes that the customer is signed in.
const allowGuests = createMiddleware<Environment & GuestOrCustomerEnvironment>(async (c, next) => {
  const authorization = c.req.header('Authorization')
  c.set('customer', authorization ? await requireSession(c.var.shop, authorization) : undefined)
  await next()
})

/** Declares that a route is for signed-in customers; its handler can use `c.var.customer`. */
export function forCustomers<Route extends object>(route: Route) {
  return { ...route, middleware: requireCustomer }
}

/** Declares that a route is for everyone; `c.var.customer` is set if a customer is signed in. */
export function forGuestsAndCustomers<Route extends object>(route: Route) {
  return { ...route, middleware: allowGuests }
}

/** The customer of a valid token. Refuses any other, one issued before the password changed, and a blocked account's. */
async function requireSession(
  { database, config }: Shop,
  authorization: string | undefined,
): Promise<Customer> {
  if (!authorization) throw refusal('notSignedIn')
  const [, token] = /^Bearer (.+)$/i.exec(authorization) ?? []
  const claims = token && (await readToken(token, config.jwtSecret))
  if (!claims) throw refusal('noSession')
  const [user] = await selectUser(database, { id: claims.userId })
  if (user?.credentialsVersion !== claims.credentialsVersion) throw refusal('noSession')
  const { credentialsVersion: _, ...customer } = user
  return customer
}

const selectUser = prepared((database, { id }: Placeholders<{ id: number }>) =>
  database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      telephone: users.telephone,
      credentialsVersion: users.credentialsVersion,
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.blockedAt))),
)
