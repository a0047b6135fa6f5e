import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database, Transaction } from './database/connect.ts'
import type { LiveDelivery } from './delivery/index.ts'
import type { CatalogueCache } from './http/cache/catalogue-cache.ts'
import type { CatalogueNews } from './http/cache/catalogue-news.ts'
import type { Load } from './http/load.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { LiveLegal } from './legal/index.ts'
import type { Gateways, PaymentEffect, RefundedPayment, ReportedPayment } from './payments/index.ts'
import type { LiveSettings } from './settings/index.ts'
import type { Searchers } from './suggestions/index.ts'

/** The dependencies of every part of the server, put together once in application/open-shop.ts. */
export type Shop = {
  config: Config
  database: Database
  /** Says whether the catalogue has changed. */
  catalogue: Pick<CatalogueNews, 'stamp' | 'lastStamp' | 'changed'>
  /** What operators have set. */
  settings: Pick<LiveSettings, 'get' | 'all' | 'changed'>
  /** Where and when the shop delivers, and for how much. */
  delivery: Pick<LiveDelivery, 'areas' | 'area' | 'windows' | 'closedDays' | 'freeFrom' | 'changed'>
  /** From which days on there are legal texts of the owner's own. */
  legal: Pick<LiveLegal, 'versions' | 'changed'>
  /** The ids of the products in each list of the catalogue, in order: a category, all in stock, a search. */
  shelves: CatalogueCache<number[]>
  /** How many visitors have searched for a term. */
  searchers: Pick<Searchers, 'note'>
  /** Says whether the process has more to do than it can. */
  load: Load
  log: Logger
  gateways: Gateways
  /** Applies what a gateway reports about a payment to the other areas. */
  afterPayment: (shop: Shop, reported: ReportedPayment) => Promise<PaymentEffect>
  /** Tells the customer that a payment was refunded. */
  afterRefund: (tx: Transaction, shop: Shop, refunded: RefundedPayment) => Promise<void>
  jobs: JobQueue
  /**
   * Waits until this process has heard of every change that was committed before. Undefined where its connections hear
   * of their own changes by themselves.
   */
  catchUp?: (() => Promise<void>) | undefined
  now: () => Date
}
