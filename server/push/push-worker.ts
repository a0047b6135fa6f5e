import { Hono } from 'hono'
import { pushWorkerAddress } from '../../contract/push-worker.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import type { Environment } from '../http/environment.ts'
import { offersPush } from './offers-push.ts'

/**
 * Shows the notifications, in browsers whose customers have asked for them. Apart from the worker that keeps pages: it is
 * there without it, and sees no request of any page.
 */
const pushWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => {
  const { title, path, ...shown } = event.data.json()
  const look = { ...shown, data: path, icon: '/icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, look))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data, self.location.origin).href))
})
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => url === address)
  await (there ? there.focus() : self.clients.openWindow(address))
}
`

export const pushWorkerRoutes = new Hono<Environment>().get(pushWorkerAddress, (c, next) => {
  if (!offersPush(c.var.shop)) return next()
  // Browsers ask for it again, and compare it with the one that they have.
  c.header('Cache-Control', 'no-cache')
  c.header('Content-Security-Policy', contentSecurityPolicy({ 'default-src': "'self'" }))
  return c.body(pushWorker, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
})
