import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/connect.ts'
import { orders, pushSubscriptions, users } from '../database/schema.ts'
import { pushQueue } from '../jobs/queues.ts'
import type { Shop } from '../shop.ts'
import { tracedFetch } from '../tracing/traced-fetch.ts'
import { offersPush } from './offers-push.ts'
import { pushMessage } from './push-message.ts'

/** The payload of the job that tells one browser that an order is on its way. */
export type PushToDeliver = { subscriptionId: number; orderId: number }

/** For how long the push service waits for a device that is off: the van comes within hours. */
const usefulSeconds = 4 * 60 * 60
const patienceMs = 30_000

/** Has every browser of an order's customer told that it is on its way: one job for each, in the same transaction. */
export async function pushOut(
  tx: Transaction,
  shop: Pick<Shop, 'config' | 'jobs' | 'settings'>,
  orderId: number,
): Promise<void> {
  if (!offersPush(shop)) return
  const found = await tx
    .select({ subscriptionId: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(orders, eq(orders.userId, pushSubscriptions.userId))
    .where(eq(orders.id, orderId))
  const jobs = found.map(({ subscriptionId }): PushToDeliver => ({ subscriptionId, orderId }))
  await shop.jobs.enqueue(tx, pushQueue.name, jobs)
}

/**
 * Leaves the message at the browser's push service. A job that is repeated, because the process ended before it could
 * note the answer, replaces its first message there (`Topic`) and on the screen (`tag`).
 * @throws if the service is to be asked again later
 */
export async function deliverPush(
  { database, config, log }: Pick<Shop, 'database' | 'config' | 'log'>,
  { subscriptionId, orderId }: PushToDeliver,
): Promise<void> {
  if (!config.push) return
  const [found] = await database
    .select({ subscription: pushSubscriptions, language: users.language })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(eq(pushSubscriptions.id, subscriptionId))
  // Its customer has signed out there since.
  if (!found) return
  const { endpoint, p256dh, auth } = found.subscription
  const message = pushMessage(config.shopName, found.language, orderId)
  // Loaded only by shops that send notifications.
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = config.push
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${config.supportEmail}`, publicKey, privateKey },
      TTL: usefulSeconds,
      urgency: 'high',
      topic: message.tag,
    },
  )
  const { status } = await tracedFetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
    body: body && new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (status === 404 || status === 410) {
    await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId))
  } else if (status === 429 || status >= 500) {
    throw new Error(`The push service answered ${status}`)
  } else if (status >= 300) {
    log.error({ status, subscriptionId }, 'The push service refused a notification')
  }
}
