import { onTestFinished } from 'vitest'
import { startJobs } from '../application/jobs.ts'
import { openQueue } from '../jobs/job-queue.ts'
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
