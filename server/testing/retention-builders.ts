import { retentionRuns } from '../database/schema.ts'
import { clearOldData } from '../retention/index.ts'
import type { TestShop } from './open-shop.ts'
import { minutesOfDays } from './own-data-builders.ts'

export const passDays = ({ passMinutes }: TestShop, days: number) =>
  passMinutes(minutesOfDays(days))

/** Deletes what is old, as the job of every night does. */
export const clear = ({ shop }: TestShop) => clearOldData(shop)

/** What the last deletion has noted. */
export async function lastRun({ database }: TestShop) {
  const runs = await database.select().from(retentionRuns).orderBy(retentionRuns.id)
  return runs.at(-1)
}

/** A message of a visitor. */
export async function send({ call }: TestShop, email = 'kasun@example.com') {
  const body = { name: 'Kasun Silva', email, message: 'Do you deliver to Jaffna?' }
  await call('POST /dashboard/get-in-touch', { body })
}
