import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { onTestFinished } from 'vitest'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { type JobQueue, jobQueue, openQueue } from '../jobs/job-queue.ts'
import { mailQueue } from '../jobs/queues.ts'
import { createMailer, outboxOf } from '../mail/create-mailer.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import type { Mail } from '../mail/mail.ts'
import { type ReadMail, readOutbox } from './read-mail.ts'

/** A shop's queue, opened when something is first left in it, and its mails, which go out when they are asked for. */
export function mailRoom(database: Database, config: Config, log: Logger) {
  const openedQueue = once(async () => {
    const db = {
      executeSql: (text: string, values?: unknown[]) => database.$client.query(text, values),
    }
    const boss = await openQueue({ db, supervise: false, schedule: false }, log)
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
  }

  /** Sends what waits in the queue and answers every mail that has ever gone out. */
  async function deliverMails(): Promise<ReadMail[]> {
    const boss = await openedQueue()
    const dataDir = await madeFolder()
    const mailer = createMailer({ ...config, dataDir, smtpUrl: undefined }, log)
    const waiting = { includeMetadata: true, batchSize: 1000 } as const
    for (const job of await boss.fetch<Mail>(mailQueue.name, waiting)) {
      const { id, status } = await deliverMail(mailer, log, job)
      if (status !== 'completed') throw new Error(`The mail ${id} was not written`)
      await boss.complete(mailQueue.name, id)
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
