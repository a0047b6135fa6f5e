import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refunds } from '../database/schema.ts'
import { refundQueue } from '../jobs/queues.ts'
import { atTheBank } from '../testing/bank-builders.ts'
import { byGateway, sendRefunds } from '../testing/credit-builders.ts'
import { noticeLost, startWork } from '../testing/job-builders.ts'
import { until } from '../testing/until.ts'
import { NotAsked } from './gateway.ts'

test('a whole payment that may have been refunded stays so when a later call never left the shop', async () => {
  const faults = [new NotAsked('No token'), new DOMException('Timed out', 'TimeoutError')]
  const { bank, payment, shop, order, cancel, detail } = await atTheBank({
    refund: async () => {
      const fault = faults.pop()
      if (fault) throw fault
      return { isTaken: true, number: 'R-1' }
    },
  })
  const { version } = await detail(order.id)
  await cancel(order.id, { version, reason: 'Asked to', ...byGateway })
  await expect(sendRefunds(shop)).rejects.toThrow('Timed out')
  await expect(sendRefunds(shop)).rejects.toThrow('No token')
  expect((await detail(order.id)).refunds).toMatchObject([{ state: 'SENT' }])

  const chargeback = bank.notificationOf({ ...payment, state: 'CLAIMED' })
  await shop.request('/payments/bank/notification', chargeback)
  await sendRefunds(shop)
  expect(await detail(order.id)).toMatchObject({
    refunds: [{ state: 'UNKNOWN', settledAt: null }],
    concerns: ['REFUND_OPEN'],
  })
})

test.each([
  ['before its call', null, 'REFUSED'],
  ['after its call', new Date(), 'UNKNOWN'],
])('a refund whose last try is cut off %s waits for an operator', async (_, sentAt, state) => {
  const { shop, order, cancel, detail } = await atTheBank()
  const { version } = await detail(order.id)
  await cancel(order.id, { version, reason: 'Asked to', ...byGateway })
  await shop.database.update(refunds).set({ sentAt })
  // Jobs of earlier versions know no queue for those that are given up.
  await shop.database.execute(sql`update pgboss.job set state = 'active', retry_count = retry_limit,
    dead_letter = null, started_on = now() - interval '1 hour' where name = ${refundQueue.name}`)
  await noticeLost(shop, refundQueue.name)
  // No mail server listens there.
  await startWork(shop, 'smtp://127.0.0.1:1')
  await until(async () => expect((await detail(order.id)).refunds).toMatchObject([{ state }]))
})
