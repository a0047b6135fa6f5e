import { eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { readToken } from '../accounts/token.ts'
import { users } from '../database/schema.ts'
import type { CustomerEnvironment, Environment } from './environment.ts'
import { refusal } from './refusal.ts'

/** Lets a call through only with a valid token of a customer whose password has not changed since. */
const requireCustomer = createMiddleware<Environment & CustomerEnvironment>(async (c, next) => {
  const { database, config } = c.var.shop
  const [, token] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
  const claims = token && (await readToken(token, config.jwtSecret))
  if (!claims) throw refusal('noSession')
  const [user] = await database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      telephone: users.telephone,
      credentialsVersion: users.credentialsVersion,
    })
    .from(users)
    .where(eq(users.id, claims.userId))
  if (user?.credentialsVersion !== claims.credentialsVersion) throw refusal('noSession')
  const { credentialsVersion: _, ...customer } = user
  c.set('customer', customer)
  await next()
})

/** Declares that a route is for signed-in customers; its handler then finds `c.var.customer`. */
export function forCustomers<Route extends object>(route: Route) {
  return { ...route, middleware: requireCustomer }
}
