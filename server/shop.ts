import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import type { CatalogueCache } from './http/cache/catalogue-cache.ts'
import type { CatalogueNews } from './http/cache/catalogue-news.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Gateways, PaymentEffect, ReportedPayment } from './payments/index.ts'

/** What every part of the server may need; put together once (application/open-shop.ts) and handed on. */
export type Shop = {
  config: Config
  database: Database
  /** Whether the catalogue is still what it was. */
  catalogue: Pick<CatalogueNews, 'stamp'>
  /** The ids of products on each shelf of the catalogue, in order: a category's, those in stock, a search's. */
  shelves: CatalogueCache<number[]>
  log: Logger
  gateways: Gateways
  /** What follows in other areas from what a gateway says about a payment. */
  afterPayment: (shop: Shop, reported: ReportedPayment) => Promise<PaymentEffect>
  jobs: JobQueue
  now: () => Date
}
