import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailCodeQueue } from '../jobs/queues.ts'
import { aCustomer } from '../testing/builders.ts'
import { startWork } from '../testing/job-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anSmtpServer } from '../testing/smtp-server.ts'
import { until } from '../testing/until.ts'

/** Waits until the job of the one requested code is in this state. */
const untilTheCodeIs = ({ database }: TestShop, state: string) =>
  until(async () => {
    const { rows } = await database.execute(
      sql`select state from pgboss.job where name = ${mailCodeQueue.name}`,
    )
    expect(rows).toEqual([{ state }])
  })

const endTheWait = ({ database }: TestShop) =>
  database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)

test.each(['busy', 'silent'] as const)(
  'while the mail server is %s the request succeeds at once, and the code works when it arrives later',
  async (manner) => {
    const shop = await openShop()
    const { email } = await aCustomer(shop)
    const server = await anSmtpServer(manner)
    await startWork(shop, server.url)
    expect((await shop.call('POST /user/send', { query: { email } })).status).toBe(201)
    await untilTheCodeIs(shop, 'retry')
    expect(server.received).toEqual([])

    server.behave('accepting')
    await endTheWait(shop)
    await untilTheCodeIs(shop, 'completed')
    const [mail] = server.received
    expect(mail?.to).toContain(email)
    const [otp = ''] = /\d{4}/.exec(mail?.text ?? '') ?? []
    const password = 'Pol-Sambol7'
    const reset = await shop.call('POST /user/reset', { body: { email, otp, password } })
    expect(reset.body).toBe('Password changed successfully')
    expect((await shop.call('POST /user/login', { body: { email, password } })).status).toBe(200)
  },
)

test('a code that expired while the mail server was unavailable is no longer mailed', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const server = await anSmtpServer('busy')
  await startWork(shop, server.url)
  await shop.call('POST /user/send', { query: { email } })
  await untilTheCodeIs(shop, 'retry')
  server.behave('accepting')
  shop.passMinutes(10)
  await endTheWait(shop)
  await untilTheCodeIs(shop, 'completed')
  expect(server.received).toEqual([])
})

test('for an unknown address the mail server is not contacted', async () => {
  const shop = await openShop()
  const server = await anSmtpServer()
  await startWork(shop, server.url)
  await shop.call('POST /user/send', { query: { email: 'nobody@example.com' } })
  await untilTheCodeIs(shop, 'completed')
  expect(server.visits()).toBe(0)
})
