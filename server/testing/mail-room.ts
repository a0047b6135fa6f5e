import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { JobResult } from 'pg-boss'
import { onTestFinished } from 'vitest'
import { mailLetter } from '../accounts/email/mail-letter.ts'
import { mailCode } from '../accounts/mail-code.ts'
import type { CodeToMail } from '../accounts/send-code.ts'
import { type JobQueue, jobQueue, openQueue } from '../jobs/job-queue.ts'
import {
  completionMailQueue,
  mailCodeQueue,
  mailQueue,
  packingMailQueue,
  pushQueue,
  replacementMailQueue,
} from '../jobs/queues.ts'
import { createMailer, outboxOf } from '../mail/create-mailer.ts'
import type { AddressedLetter } from '../mail/mail.ts'
import { type CompletionToMail, mailCompletion } from '../orders/back-office/mail-completion.ts'
import { mailReplacement, type ReplacementToMail } from '../orders/replacements/mail-replacement.ts'
import { mailPacking, type PackingToMail } from '../picking/mail-packing.ts'
import { deliverPush, type PushToDeliver } from '../push/push-out.ts'
import type { Shop } from '../shop.ts'
import { type ReadMail, readOutbox } from './read-mail.ts'

/** A shop's job queue, opened at its first job, and a function that sends the waiting mails. */
export function mailRoom(shop: Pick<Shop, 'database' | 'config' | 'settings' | 'log' | 'now'>) {
  const { database, config, settings, log, now } = shop
  const openedQueue = once(async () => {
    // Its own connections: it may be opened within a transaction, when all of the shop's are in use.
    const { url: connectionString } = database.address()
    const boss = await openQueue({ connectionString, supervise: false, schedule: false }, log)
    onTestFinished(() => boss.stop({ graceful: false }))
    return boss
  })
  const madeFolder = once(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'joybox-mails-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    return folder
  })
  const jobs: JobQueue = {
    enqueue: async (...job) => jobQueue(await openedQueue()).enqueue(...job),
    forgetMails: async (...mails) => jobQueue(await openedQueue()).forgetMails(...mails),
    deleteMailsBefore: async (...old) => jobQueue(await openedQueue()).deleteMailsBefore(...old),
    countMailsBefore: async (...old) => jobQueue(await openedQueue()).countMailsBefore(...old),
  }

  /** Sends the mails and notifications in the queue, and returns every mail sent so far. */
  async function deliverMails(): Promise<ReadMail[]> {
    const boss = await openedQueue()
    const dataDir = await madeFolder()
    const mailer = createMailer({ ...config, dataDir, smtpUrl: undefined }, log)
    const waiting = { includeMetadata: true, batchSize: 1000 } as const
    const written = async (queue: string, { id, status }: JobResult) => {
      if (status !== 'completed') throw new Error(`The mail ${id} was not written`)
      await boss.complete(queue, id)
    }
    /** Does the work of jobs that are due by the shop's clock; the queue's own is that of the database. */
    const write = async <Job extends object>(queue: string, work: (job: Job) => Promise<void>) => {
      await database.execute(sql`update pgboss.job set start_after = now()
        where name = ${queue} and start_after <= ${now().toISOString()}::timestamptz`)
      for (const { id, data } of await boss.fetch<Job>(queue, waiting)) {
        await work(data)
        await boss.complete(queue, id)
      }
    }
    const parts = { database, config, settings, jobs, now, log }
    await write<CompletionToMail>(completionMailQueue.name, (job) => mailCompletion(parts, job))
    await write<PackingToMail>(packingMailQueue.name, (job) => mailPacking(parts, job))
    await write<ReplacementToMail>(replacementMailQueue.name, (job) => mailReplacement(parts, job))
    await write<PushToDeliver>(pushQueue.name, (job) => deliverPush(parts, job))
    for (const job of await boss.fetch<AddressedLetter>(mailQueue.name, waiting)) {
      await written(mailQueue.name, await mailLetter(shop, mailer, job))
    }
    for (const job of await boss.fetch<CodeToMail>(mailCodeQueue.name, waiting)) {
      await written(mailCodeQueue.name, await mailCode(shop, mailer, job))
    }
    return readOutbox(outboxOf({ dataDir }))
  }

  return { jobs, deliverMails }
}

function once<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined
  return () => {
    made ??= make()
    return made
  }
}
