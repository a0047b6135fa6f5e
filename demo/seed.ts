import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database, Readable, Transaction } from '../server/database/connect.ts'
import { categories } from '../server/database/schema.ts'

/** The number of the lock on setting up the shop; any that is not used elsewhere. */
export const seedLock = 7_226_002
/** How soon an instance asks again whether another has finished filling the shop. */
const askAgainMs = 250

type Seeding = { database: Database; log: Logger }
type Options = {
  /** The demo customer's password is published, so a shop that takes real money has no demo customer. */
  withCustomer: boolean
}

/**
 * Fills an empty shop from demo/catalogue.json, all or nothing; any number of instances may do this
 * at the same time. Returns whether this one did.
 */
export async function seedDemoShop(
  { database, log }: Seeding,
  { withCustomer }: Options = { withCustomer: true },
): Promise<boolean> {
  if (!(await isEmpty(database))) return false
  const began = performance.now()
  // Loaded only for a first start, because a shop that is set up would keep them in memory for nothing.
  const [{ readCatalogue, readTranslations }, { seedCatalogue }, { seedCustomer }] =
    await Promise.all([
      import('./catalogue.ts'),
      import('./seed-catalogue.ts'),
      import('./seed-customer.ts'),
    ])
  const seeded = await database.transaction(async (tx) => {
    // On a small or busy machine the pictures take longer than a customer's transaction may pause.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await lockSeeding(tx)
    if (!(await isEmpty(tx))) return false
    const catalogue = readCatalogue()
    const shelves = await seedCatalogue(tx, catalogue, readTranslations())
    if (catalogue.customer && withCustomer) await seedCustomer(tx, catalogue.customer, shelves)
    return true
  })
  if (seeded) log.info({ ms: Math.round(performance.now() - began) }, 'The demo shop is set up')
  return seeded
}

/** Waits for another instance in short statements: it may take longer than the connection lets one statement take. */
async function lockSeeding(tx: Transaction): Promise<void> {
  while (!(await tryLockSeeding(tx))) await pause(askAgainMs)
}

async function tryLockSeeding(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ isLocked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${seedLock}) as "isLocked"`,
  )
  return rows[0]?.isLocked === true
}

async function isEmpty(database: Readable): Promise<boolean> {
  const found = await database.select({ id: categories.id }).from(categories).limit(1)
  return found.length === 0
}
