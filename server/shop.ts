import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { PaymentGateway } from './payments/gateway.ts'

/** What every part of the server may need; made once in run-shop.ts and handed on. */
export type Shop = {
  config: Config
  database: Database
  log: Logger
  gateway: PaymentGateway
  jobs: JobQueue
  now: () => Date
}
