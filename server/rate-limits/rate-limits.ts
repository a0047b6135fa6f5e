import { hash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { limits } from './limits.ts'

/** One limit for one account or client: `['loginsToAccount', 'nimali@example.com']`. */
export type Allowance = readonly [limit: keyof typeof limits, ...whose: (string | number)[]]

/** What somebody reads who has tried too often: to wait, or what else to do. */
type TooOften = 'tooOften' | 'codesSuspended'

/**
 * Counts a try against every allowance; refuses it if there were too many. Returns the seconds to wait
 * before another try: 0 if there may be one at once.
 */
export function spend(
  shop: Pick<Shop, 'config' | 'database'>,
  ...allowances: Allowance[]
): Promise<number> {
  return spendOr(shop, allowances, 'tooOften')
}

async function spendOr(
  shop: Pick<Shop, 'config' | 'database'>,
  allowances: Allowance[],
  code: TooOften,
): Promise<number> {
  let seconds = 0
  if (!shop.config.rateLimits) return seconds
  // One after the other, so that a try refused by one does not count for the next.
  for (const allowance of allowances) {
    try {
      const spent = await limiterOf(shop, allowance).consume(keyOf(allowance))
      if (spent.remainingPoints === 0) seconds = Math.max(seconds, secondsToWait(spent))
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooOften(refused, code) : refused
    }
  }
  return seconds
}

/**
 * Counts a try against every allowance as part of a transaction, at once with its other statements: if it
 * is rolled back, for example because of another refusal, the try does not count.
 */
export async function spendWithin(
  tx: Transaction,
  { config }: Pick<Shop, 'config'>,
  ...allowances: Allowance[]
): Promise<void> {
  if (!config.rateLimits) return
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => ({
      rows: await tx.send(text, values),
    }),
  }
  const tries = allowances.map((allowance) => [
    allowance[0],
    () => limiterOn({ storeClient, storeType: 'client' }, allowance).consume(keyOf(allowance)),
  ])
  try {
    await pipelined(Object.fromEntries(tries))
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? tooOften(refused) : refused
  }
}

/** Refuses what an allowance would refuse, without counting a try. */
export async function requireLeft(
  shop: Pick<Shop, 'config' | 'database'>,
  allowance: Allowance,
): Promise<void> {
  if (!shop.config.rateLimits) return
  const spent = await limiterOf(shop, allowance).get(keyOf(allowance))
  if (spent && spent.remainingPoints <= 0) throw tooOften(spent)
}

/** Runs an attempt that counts only if it fails; while it runs it counts too, against parallel attempts. */
export async function limitFailures<Outcome>(
  shop: Pick<Shop, 'config' | 'database'>,
  allowances: Allowance[],
  attempt: () => Promise<Outcome>,
  code: TooOften = 'tooOften',
): Promise<Outcome> {
  await spendOr(shop, allowances, code)
  const outcome = await attempt()
  if (shop.config.rateLimits) {
    await Promise.all(allowances.map((each) => limiterOf(shop, each).reward(keyOf(each))))
  }
  return outcome
}

function limiterOf({ database }: Pick<Shop, 'database'>, allowance: Allowance) {
  return limiterOn({ storeClient: database.$client, storeType: 'pool' }, allowance)
}

type Store = Pick<ConstructorParameters<typeof RateLimiterPostgres>[0], 'storeClient' | 'storeType'>

/** The limiter's state is in the database, which all instances share, so it is created for each use. */
function limiterOn(store: Store, [limit]: Allowance) {
  const { tries, seconds } = limits[limit]
  return new RateLimiterPostgres({
    ...store,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit,
    points: tries,
    duration: seconds,
  })
}

/** A hash, so that all keys have the same length, and the table does not show who has tried to log in. */
function keyOf([, ...whose]: Allowance): string {
  return hash('sha256', JSON.stringify(whose), 'base64url')
}

function tooOften(spent: RateLimiterRes, code: TooOften = 'tooOften') {
  return refusal(code, { retryAfterSeconds: secondsToWait(spent) })
}

function secondsToWait({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
