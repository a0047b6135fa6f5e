import { sql } from 'drizzle-orm'
import type { Transaction } from './connect.ts'
import { isUnwritable } from './faults.ts'

/** Whether this process could write to the database lately. */
export class WriteHealth {
  #failedAt: number | undefined

  /** When the latest write failed, in milliseconds; undefined once one has succeeded since. */
  get failedAt(): number | undefined {
    return this.#failedAt
  }

  /** Notes a failure, if it means that nothing can be written. */
  note(failure: unknown): void {
    if (isUnwritable(failure)) this.#failedAt = Date.now()
  }

  /** Runs a transaction, and notes whether it could write. */
  async observe<Outcome>(
    run: (work: (tx: Transaction) => Promise<Outcome>) => Promise<Outcome>,
    work: (tx: Transaction) => Promise<Outcome>,
  ): Promise<Outcome> {
    const failedBefore = this.#failedAt
    let hasWritten = false
    try {
      const outcome = await run(async (tx) => {
        const result = await work(tx)
        if (failedBefore !== undefined) hasWritten = await hasChanged(tx)
        return result
      })
      if (hasWritten && this.#failedAt === failedBefore) this.#failedAt = undefined
      return outcome
    } catch (failure) {
      this.note(failure)
      throw failure
    }
  }
}

/** Whether the transaction has changed anything: PostgreSQL numbers only those that have. */
async function hasChanged(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(sql`select pg_current_xact_id_if_assigned() is not null as has`)
  return rows[0]?.has === true
}

/** Writes a megabyte that is gone at once; a full disk may still take a few bytes. */
export async function tryWriting(tx: Transaction): Promise<void> {
  await tx.execute(sql`create temporary table write_probe on commit drop as
    select gen_random_uuid() as filling from generate_series(1, 25000)`)
}
