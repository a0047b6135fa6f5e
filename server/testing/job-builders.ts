import { onTestFinished } from 'vitest'
import { startJobs } from '../application/jobs.ts'
import { openQueue } from '../jobs/job-queue.ts'
import type { QueueName } from '../jobs/queues.ts'
import { smtpMailer } from '../mail/smtp-mailer.ts'
import type { TestShop } from './open-shop.ts'

const from = { name: 'JOY Box', address: 'support@joybox.example' }

/** Starts the jobs of an instance of the shop, with a mail server. */
export async function startWork({ shop, database }: TestShop, smtpUrl: string): Promise<void> {
  const { url: connectionString } = database.address()
  const boss = await openQueue({ connectionString }, shop.log)
  onTestFinished(() => boss.stop({ graceful: false }))
  await startJobs(
    boss,
    shop,
    smtpMailer(smtpUrl, () => from, 500),
  )
}

/** Another process starts, and looks for jobs in these queues that were not ended in time. */
export async function noticeLost(
  { shop, database }: TestShop,
  ...queues: QueueName[]
): Promise<void> {
  const { url: connectionString } = database.address()
  const boss = await openQueue({ connectionString, supervise: false, schedule: false }, shop.log)
  onTestFinished(() => boss.stop({ graceful: false }))
  for (const name of queues) await boss.supervise(name)
}
