import { createMiddleware } from 'hono/factory'

/**
 * For pictures that other sites show: in mails that are read on the web, in previews of shared links, in
 * search results. Browsers block them there unless they are declared for it.
 */
export const shownElsewhere = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
})
