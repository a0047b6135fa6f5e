import { createMiddleware } from 'hono/factory'
import type { Environment } from './environment.ts'
import { refusal } from './refusal.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']
/** "none": typed in or bookmarked by the user. */
const ownSites: (string | undefined)[] = [undefined, 'same-origin', 'none']

/** Refuses changes that another site's page has sent, or one of a neighbouring subdomain, whatever their type. */
export const fromOwnPages = createMiddleware<Environment>(async (c, next) => {
  const { publicUrl } = c.var.shop.config
  const origin = c.req.header('Origin') ?? publicUrl
  const isOwn = origin === publicUrl && ownSites.includes(c.req.header('Sec-Fetch-Site'))
  if (!safeMethods.includes(c.req.method) && !isOwn) throw refusal('fromElsewhere')
  await next()
})
