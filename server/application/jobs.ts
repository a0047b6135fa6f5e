import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { shop as defaults } from '../../domain/shop.ts'
import { type CodeToMail, mailCode, mailLetter } from '../accounts/index.ts'
import {
  abandonedRefundQueue,
  completionMailQueue,
  countPopularityQueue,
  forgetExpiredQueue,
  givenUpQueue,
  mailCodeQueue,
  mailQueue,
  packingMailQueue,
  pushQueue,
  type QueueName,
  reconcilePaymentsQueue,
  refundQueue,
  releaseHoldsQueue,
  replacementMailQueue,
  smsQueue,
  stockAlertsQueue,
  undeliverableMailQueue,
} from '../jobs/queues.ts'
import { tellCutOff, tellFailures } from '../jobs/tell-failures.ts'
import { reportUndeliverable } from '../mail/deliver-mail.ts'
import type { AddressedLetter, Mailer } from '../mail/mail.ts'
import {
  type CompletionToMail,
  mailCompletion,
  mailReplacement,
  type ReplacementToMail,
  releaseLapsedHolds,
} from '../orders/index.ts'
import {
  giveUpRefund,
  type RefundToMake,
  reconcilePayments,
  refundPayment,
} from '../payments/index.ts'
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

  function work<Payload extends object = object>(
    queue: QueueName,
    handle: (payload: Payload, job: JobWithMetadata<Payload>) => unknown,
  ): Promise<string> {
    return boss.work<Payload, void, typeof withMetadata>(queue, withMetadata, async (jobs) => {
      for (const job of jobs) await tellFailures(log, job, async () => handle(job.data, job))
    })
  }

  function deliver<Mail extends object>(
    queue: QueueName,
    mail: (job: JobWithMetadata<Mail>) => Promise<JobResult>,
  ): Promise<string> {
    return boss.work<Mail, void, typeof oneMail>(queue, oneMail, (jobs) =>
      Promise.all(jobs.map((job) => tellFailures(log, job, () => mail(job)))),
    )
  }

  await work(releaseHoldsQueue.name, () => releaseAllLapsedHolds(shop))
  await boss.schedule(releaseHoldsQueue.name, everyMinute, null, resumedSoon)

  await work(reconcilePaymentsQueue.name, () => reconcilePayments(shop))
  await boss.schedule(reconcilePaymentsQueue.name, everyMinute, null, resumedSoon)

  await work<RefundToMake>(refundQueue.name, (refund) => refundPayment(shop, refund))
  await work<RefundToMake>(abandonedRefundQueue.name, async (refund, job) => {
    tellCutOff(log, job)
    await giveUpRefund(shop, refund)
  })
  await work(givenUpQueue.name, (_, job) => tellCutOff(log, job))
  await work<CompletionToMail>(completionMailQueue.name, (mail) => mailCompletion(shop, mail))
  await work<PackingToMail>(packingMailQueue.name, (mail) => mailPacking(shop, mail))
  await work<ReplacementToMail>(replacementMailQueue.name, (mail) => mailReplacement(shop, mail))
  const smsGateway = openSmsGateway(shop.config)
  await work<SmsToSend>(smsQueue.name, (sms) => deliverSms(shop, smsGateway, sms))
  await work<PushToDeliver>(pushQueue.name, (push) => deliverPush(shop, push))

  await work(forgetExpiredQueue.name, () => clearOldData(shop))
  await boss.schedule(forgetExpiredQueue.name, everyHour)

  await work(stockAlertsQueue.name, () => mailStockAlerts(shop))
  await boss.schedule(stockAlertsQueue.name, everyFiveMinutes)

  await work(countPopularityQueue.name, async () => {
    await countPopularity(shop)
    await forgetOldSearches(shop)
  })
  await boss.schedule(countPopularityQueue.name, everyNight, null, { tz: defaults.timeZone })

  await deliver<AddressedLetter>(mailQueue.name, (job) => mailLetter(shop, mailer, job))
  await deliver<CodeToMail>(mailCodeQueue.name, (job) => mailCode(shop, mailer, job))
  await work<AddressedLetter>(undeliverableMailQueue.name, (_, job) =>
    reportUndeliverable(log, job),
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
