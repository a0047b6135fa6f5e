import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database, Readable } from '../server/database/connect.ts'
import { categories } from '../server/database/schema.ts'

/** Names the lock on "somebody is setting up the shop"; any number that nobody else uses. */
const seedLock = 7_226_002

type Seeding = { database: Database; log: Logger }
type Options = {
  /** Everybody knows the demo customer's password, so a shop that takes real money has none. */
  withCustomer: boolean
}

/**
 * Fills an empty shop from demo/catalogue.json, all or nothing; any number of instances may do this
 * at once. Answers whether it was this one that did.
 */
export async function seedDemoShop(
  { database, log }: Seeding,
  { withCustomer }: Options = { withCustomer: true },
): Promise<boolean> {
  if (!(await isEmpty(database))) return false
  const began = performance.now()
  // Only for a first start: a shop that is set up would keep in memory what it never needs.
  const [{ readCatalogue }, { seedCatalogue }, { seedCustomer }] = await Promise.all([
    import('./catalogue.ts'),
    import('./seed-catalogue.ts'),
    import('./seed-customer.ts'),
  ])
  const seeded = await database.transaction(async (tx) => {
    // Waiting for another instance to finish may take longer than a customer's query ever should.
    await tx.execute(sql`set local statement_timeout = '60s'`)
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (!(await isEmpty(tx))) return false
    const catalogue = readCatalogue()
    const shelves = await seedCatalogue(tx, catalogue)
    if (catalogue.customer && withCustomer) await seedCustomer(tx, catalogue.customer, shelves)
    return true
  })
  if (seeded) log.info({ ms: Math.round(performance.now() - began) }, 'The demo shop is set up')
  return seeded
}

async function isEmpty(database: Readable): Promise<boolean> {
  const found = await database.select({ id: categories.id }).from(categories).limit(1)
  return found.length === 0
}
