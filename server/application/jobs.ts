import type { PgBoss } from 'pg-boss'
import { shop as defaults } from '../../domain/shop.ts'
import { type CodeToMail, mailCode, mailLetter } from '../accounts/index.ts'
import {
  completionMailQueue,
  countPopularityQueue,
  forgetExpiredQueue,
  mailCodeQueue,
  mailQueue,
  packingMailQueue,
  pushQueue,
  reconcilePaymentsQueue,
  refundQueue,
  releaseHoldsQueue,
  replacementMailQueue,
  smsQueue,
  stockAlertsQueue,
  undeliverableMailQueue,
} from '../jobs/queues.ts'
import { reportUndeliverable } from '../mail/deliver-mail.ts'
import type { AddressedLetter, Mailer } from '../mail/mail.ts'
import {
  type CompletionToMail,
  mailCompletion,
  mailReplacement,
  type ReplacementToMail,
  releaseLapsedHolds,
} from '../orders/index.ts'
import { type RefundToMake, reconcilePayments, refundPayment } from '../payments/index.ts'
import { mailPacking, type PackingToMail } from '../picking/index.ts'
import { countPopularity } from '../popularity/index.ts'
import { deliverPush, type PushToDeliver } from '../push/index.ts'
import { clearOldData } from '../retention/index.ts'
import type { Shop } from '../shop.ts'
import { deliverSms, openSmsGateway, type SmsToSend } from '../sms/index.ts'
import { mailStockAlerts } from '../stock-alerts/index.ts'
import { forgetOldSearches } from '../suggestions/index.ts'

const everyMinute = '* * * * *'
const everyFiveMinutes = '*/5 * * * *'
const everyHour = '17 * * * *'
/** In Sri Lanka, where the shop is least busy then. */
const everyNight = '40 2 * * *'
/** Each worker takes and acknowledges one mail at a time, without pausing in between while many wait. */
const oneMail = {
  localConcurrency: 4,
  burstWhenReadyExceeds: 10,
  includeMetadata: true,
  perJobResults: true,
} as const
/** For so long a round that was interrupted keeps others from beginning; by itself the queue waits a quarter of an hour. */
const resumedSoon = { expireInSeconds: 120 }
const withMetadata = { includeMetadata: true } as const

/** Works on the jobs in the queue, in parallel with every other instance. */
export async function startJobs(boss: PgBoss, shop: Shop, mailer: Mailer): Promise<void> {
  const { log } = shop
  await boss.work(releaseHoldsQueue.name, () => releaseAllLapsedHolds(shop))
  await boss.schedule(releaseHoldsQueue.name, everyMinute, null, resumedSoon)

  await boss.work(reconcilePaymentsQueue.name, async () => {
    await reconcilePayments(shop)
  })
  await boss.schedule(reconcilePaymentsQueue.name, everyMinute, null, resumedSoon)

  await boss.work<RefundToMake, void, typeof withMetadata>(
    refundQueue.name,
    withMetadata,
    async (jobs) => {
      for (const { data, retryCount, retryLimit } of jobs) {
        await refundPayment(shop, data, { isLast: retryCount >= retryLimit })
      }
    },
  )

  await boss.work<CompletionToMail>(completionMailQueue.name, async (jobs) => {
    for (const { data } of jobs) await mailCompletion(shop, data)
  })

  await boss.work<PackingToMail>(packingMailQueue.name, async (jobs) => {
    for (const { data } of jobs) await mailPacking(shop, data)
  })

  await boss.work<ReplacementToMail>(replacementMailQueue.name, async (jobs) => {
    for (const { data } of jobs) await mailReplacement(shop, data)
  })

  const smsGateway = openSmsGateway(shop.config)
  await boss.work<SmsToSend>(smsQueue.name, async (jobs) => {
    for (const { data } of jobs) await deliverSms(shop, smsGateway, data)
  })

  await boss.work<PushToDeliver>(pushQueue.name, async (jobs) => {
    for (const { data } of jobs) await deliverPush(shop, data)
  })

  await boss.work(forgetExpiredQueue.name, () => clearOldData(shop))
  await boss.schedule(forgetExpiredQueue.name, everyHour)

  await boss.work(stockAlertsQueue.name, () => mailStockAlerts(shop))
  await boss.schedule(stockAlertsQueue.name, everyFiveMinutes)

  await boss.work(countPopularityQueue.name, async () => {
    await countPopularity(shop)
    await forgetOldSearches(shop)
  })
  await boss.schedule(countPopularityQueue.name, everyNight, null, { tz: defaults.timeZone })

  await boss.work<AddressedLetter, void, typeof oneMail>(mailQueue.name, oneMail, (jobs) =>
    Promise.all(jobs.map((job) => mailLetter(shop, mailer, job))),
  )
  await boss.work<CodeToMail, void, typeof oneMail>(mailCodeQueue.name, oneMail, (jobs) =>
    Promise.all(jobs.map((job) => mailCode(shop, mailer, job))),
  )
  await boss.work<AddressedLetter, void, typeof withMetadata>(
    undeliverableMailQueue.name,
    withMetadata,
    async (jobs) => {
      for (const job of jobs) reportUndeliverable(log, job)
    },
  )
}

async function releaseAllLapsedHolds(shop: Pick<Shop, 'database' | 'log' | 'now'>): Promise<void> {
  let released = 0
  for (
    let round = await releaseLapsedHolds(shop);
    round > 0;
    round = await releaseLapsedHolds(shop)
  ) {
    released += round
  }
  if (released > 0) shop.log.info({ released }, 'Stock holds lapsed')
}
