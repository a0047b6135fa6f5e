import type { Logger } from 'pino'
import type { Shelves } from './catalogue/service.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import type { CatalogueNews } from './http/cache/catalogue-news.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { PaymentGateway } from './payments/gateway.ts'

/** What every part of the server may need; made once in run-shop.ts and handed on. */
export type Shop = {
  config: Config
  database: Database
  /** Whether the catalogue is still what it was. */
  catalogue: Pick<CatalogueNews, 'stamp'>
  shelves: Shelves
  log: Logger
  gateway: PaymentGateway
  jobs: JobQueue
  now: () => Date
}
