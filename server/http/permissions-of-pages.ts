import { createMiddleware } from 'hono/factory'

/** What browsers offer to pages and the shop does not use: a script that got into a page could not use it either. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
const policy = unused.map((feature) => `${feature}=()`).join(', ')

/** Only for pages: data and files have no use for it, and a page loads many. */
export const permissionsOfPages = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  if (headers.get('Content-Type')?.startsWith('text/html'))
    headers.set('Permissions-Policy', policy)
})
