import { createMiddleware } from 'hono/factory'
import { refusal } from './refusal.ts'

/** Refuses what a page of another site makes its visitors' browsers request, such as by a picture's URL. */
export const refuseOtherSites = createMiddleware(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  if (site === 'cross-site' || site === 'same-site') throw refusal('fromElsewhere')
  await next()
})
