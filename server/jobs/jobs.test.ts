import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendMail } from '../mail/send-mail.ts'
import { noticeLost, startWork } from '../testing/job-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { anUnpaidOrder } from '../testing/payment-builders.ts'
import { anSmtpServer } from '../testing/smtp-server.ts'
import { until } from '../testing/until.ts'
import {
  mailQueue,
  type QueueName,
  reconcilePaymentsQueue,
  refundQueue,
  releaseHoldsQueue,
} from './queues.ts'

/** An event in the shop that causes a mail. */
function causeMail({ shop, database }: TestShop, address = 'nimali@example.com'): Promise<void> {
  const letter = {
    language: 'en' as const,
    subject: 'Hello',
    preview: '',
    parts: [],
    reason: 'You asked for it.',
  }
  return database.transaction((tx) => sendMail(tx, shop, { to: { name: '', address }, letter }))
}

async function mailJobs({ database }: TestShop) {
  const { rows } = await database.execute<{ state: string; retry_count: number; wait: number }>(sql`
    select state, retry_count, extract(epoch from start_after - now())::float as wait
    from pgboss.job where name = ${mailQueue.name}`)
  return rows
}

const endTheWait = ({ database }: TestShop) =>
  database.execute(sql`update pgboss.job set start_after = now()
      where state = 'retry' and name = ${mailQueue.name}`)

test.each(['busy', 'silent'] as const)(
  'while the mail server is %s a mail waits, and is sent once when the server is back',
  async (manner) => {
    const shop = await openShop()
    const server = await anSmtpServer(manner)
    await startWork(shop, server.url)
    await causeMail(shop)
    await until(async () => expect(await mailJobs(shop)).toMatchObject([{ state: 'retry' }]))
    expect(server.received).toEqual([])

    server.behave('accepting')
    await endTheWait(shop)
    const done = [{ state: 'completed', retry_count: 1 }]
    await until(async () => expect(await mailJobs(shop)).toMatchObject(done))
    expect(server.received).toMatchObject([{ to: 'nimali@example.com', subject: 'Hello' }])
  },
)

test('the longer the mail server is unavailable, the longer the next try waits', async () => {
  const shop = await openShop()
  const server = await anSmtpServer('busy')
  await startWork(shop, server.url)
  await causeMail(shop)
  const waits: number[] = []
  for (const tries of [0, 1, 2]) {
    await until(async () => {
      const [job] = await mailJobs(shop)
      expect(job).toMatchObject({ state: 'retry', retry_count: tries })
      waits.push(job?.wait ?? 0)
    })
    await endTheWait(shop)
  }
  expect(waits[2]).toBeGreaterThan((waits[0] ?? 0) * 1.5)
})

test('a mail to an address that does not exist is given up at once, and logged for the operator', async () => {
  const shop = await openShop()
  const server = await anSmtpServer('knowing nobody')
  await startWork(shop, server.url)
  await causeMail(shop, 'nobody@example.com')
  const logged = { msg: 'A mail could not be delivered and was given up' }
  await until(() => expect(shop.loggedErrors()).toMatchObject([logged]))
  expect(await mailJobs(shop)).toMatchObject([{ state: 'failed', retry_count: 0 }])
  expect(server.visits()).toBe(1)
})

test('instances share the queue, and each mail is sent once', async () => {
  const shop = await openShop()
  const server = await anSmtpServer()
  await Promise.all([startWork(shop, server.url), startWork(shop, server.url)])
  const addresses = Array.from({ length: 20 }, (_, number) => `customer${number}@example.com`)
  await Promise.all(addresses.map((address) => causeMail(shop, address)))
  await until(async () => {
    const jobs = await mailJobs(shop)
    expect(jobs.filter(({ state }) => state === 'completed')).toHaveLength(20)
  })
  expect(server.received.map(({ to }) => to).sort()).toEqual(addresses.sort())
})

test('a killed process keeps others from asking the gateway and releasing stock for two minutes at most', async () => {
  const shop = await openShop()
  const server = await anSmtpServer('accepting')
  await startWork(shop, server.url)
  const { rows } = await shop.database.execute(sql`
    select name, (options ->> 'expireInSeconds')::int as seconds from pgboss.schedule
    where name in (${reconcilePaymentsQueue.name}, ${releaseHoldsQueue.name}) order by name`)
  expect(rows).toEqual([
    { name: reconcilePaymentsQueue.name, seconds: 120 },
    { name: releaseHoldsQueue.name, seconds: 120 },
  ])
})

/** What `/metrics` and the self-check say about the jobs. */
async function stateOfJobs(shop: TestShop, session: string) {
  const metrics = await (await shop.request('/metrics')).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
  const { body: missing } = await shop.call('GET /admin/self-check', { session })
  return {
    waitedMinutes: Math.floor(figure('jobs_oldest_due_seconds') / 60),
    failed: figure('jobs_failed'),
    isMissing: missing.includes('jobs'),
  }
}

test('a job that fails is logged, as an error once it is given up, and shows in /metrics and the self-check', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const server = await anSmtpServer()
  await startWork(shop, server.url)
  const refundId = 'a number that cannot be'
  await shop.database.transaction((tx) =>
    shop.shop.jobs.enqueue(tx, refundQueue.name, [{ refundId }]),
  )
  await until(() => expect(shop.loggedLines()).toContain('A job failed and is tried again'))
  expect(shop.loggedErrors()).toEqual([])
  expect(await stateOfJobs(shop, session)).toEqual({
    ...{ waitedMinutes: 0, failed: 0, isMissing: false },
  })

  await until(async () => {
    await shop.database.execute(sql`update pgboss.job
      set retry_count = retry_limit - 1, start_after = now() where state = 'retry'`)
    const givenUp = { msg: 'A job failed and was given up', queue: refundQueue.name, tries: 13 }
    expect(shop.loggedErrors()).toMatchObject([givenUp])
  })
  await until(async () =>
    expect(await stateOfJobs(shop, session)).toMatchObject({ failed: 1, isMissing: true }),
  )
})

/** A job that a process has taken, which then died. */
async function loseJob({ shop, database }: TestShop, queue: QueueName) {
  await database.transaction((tx) => shop.jobs.enqueue(tx, queue, [{ refundId: 0 }]))
  await database.execute(sql`update pgboss.job
    set state = 'active', started_on = now() - interval '1 day' where name = ${queue}`)
}

test('a job whose process has died is logged: when it is tried again, and as an error when it was the last try', async () => {
  const shop = await openShop()
  for (const { name } of [refundQueue, reconcilePaymentsQueue]) await loseJob(shop, name)
  await noticeLost(shop, refundQueue.name, reconcilePaymentsQueue.name)
  // A try that would be waited for.
  await shop.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
  await startWork(shop, (await anSmtpServer()).url)
  await until(() => {
    const given = { msg: 'A job was cut off and was given up', queue: reconcilePaymentsQueue.name }
    expect(shop.loggedErrors()).toMatchObject([{ ...given, tries: 1 }])
    expect(shop.loggedLines()).toContain('The last try of a job was cut off')
  })
})

test('a job that an earlier version has queued is logged too when its last try is cut off', async () => {
  const shop = await openShop()
  await loseJob(shop, refundQueue.name)
  // As that version has left them.
  await shop.database.execute(sql`update pgboss.queue set dead_letter = null`)
  await shop.database.execute(
    sql`update pgboss.job set dead_letter = null, retry_count = retry_limit`,
  )
  await noticeLost(shop, refundQueue.name)
  await startWork(shop, (await anSmtpServer()).url)
  const given = { msg: 'A job was cut off and was given up', queue: refundQueue.name, tries: 13 }
  await until(() => expect(shop.loggedErrors()).toMatchObject([given]))
})

test('a job that takes too long is cut off, and logged', async () => {
  const shop = await openShop()
  await anUnpaidOrder(shop)
  shop.passMinutes(2)
  const [gateway] = shop.shop.gateways
  const findPayments = () => new Promise<never[]>(() => undefined)
  Object.assign(shop.shop, { gateways: [{ ...gateway, findPayments }] })
  await shop.database.transaction((tx) =>
    shop.shop.jobs.enqueue(tx, reconcilePaymentsQueue.name, [{}]),
  )
  await shop.database.execute(sql`update pgboss.job set expire_seconds = 1`)
  await startWork(shop, (await anSmtpServer()).url)
  const given = { msg: 'A job was cut off and was given up', queue: reconcilePaymentsQueue.name }
  await until(() => expect(shop.loggedErrors()).toMatchObject([given]))
})

test('a job that nobody works on shows in /metrics and the self-check', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  await causeMail(shop)
  expect(await stateOfJobs(shop, session)).toMatchObject({ waitedMinutes: 0, isMissing: false })
  await shop.database.execute(
    sql`update pgboss.job set start_after = now() - interval '20 minutes'`,
  )
  expect(await stateOfJobs(shop, session)).toMatchObject({ waitedMinutes: 20, isMissing: true })
})

test('a mail that was refused is no failure of the jobs: the list of mails has it', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const server = await anSmtpServer('knowing nobody')
  await startWork(shop, server.url)
  await causeMail(shop, 'nobody@example.com')
  await until(async () => expect(await mailJobs(shop)).toMatchObject([{ state: 'failed' }]))
  expect(await stateOfJobs(shop, session)).toMatchObject({ failed: 0, isMissing: false })
})
