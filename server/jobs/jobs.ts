import { PgBoss } from 'pg-boss'
import { releaseLapsedHolds } from '../orders/release-stock.ts'
import type { Shop } from '../shop.ts'

const releaseHolds = 'release-lapsed-stock-holds'
const everyMinute = '* * * * *'

/** The background work, on the shop's own PostgreSQL, so that several instances share it. */
export async function startJobs(
  databaseUrl: string,
  shop: Pick<Shop, 'database' | 'log' | 'now'>,
): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'joybox jobs',
    max: 2,
  })
  boss.on('error', (error) => shop.log.warn({ err: error }, 'The job queue met an error'))
  await boss.start()
  await boss.createQueue(releaseHolds, { policy: 'singleton', retryLimit: 2 })
  await boss.work(releaseHolds, () => releaseAllLapsedHolds(shop))
  await boss.schedule(releaseHolds, everyMinute)
  return { stop: () => boss.stop({ graceful: true, timeout: 5_000 }) }
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
