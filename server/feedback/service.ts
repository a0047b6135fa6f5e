import type { Feedback } from '../../contract/index.ts'
import type { Customer } from '../http/environment.ts'
import { spend } from '../rate-limits/index.ts'
import type { Shop } from '../shop.ts'
import { findRepeated, insertFeedback, selectFeedback } from './store.ts'

/** As many as anyone looks at in the carousel. */
const mostFeedback = 100

export async function listFeedback({ database }: Shop): Promise<Feedback[]> {
  return (await selectFeedback(database, mostFeedback)).map(presentFeedback)
}

/** Stores the feedback; what is given again just after counts once. */
export async function giveFeedback(
  shop: Shop,
  customer: Customer,
  given: Feedback,
): Promise<Feedback> {
  const { database, now } = shop
  await spend(shop, ['feedbackFromCustomer', customer.id])
  const row = {
    userId: customer.id,
    name: given.name.trim(),
    rating: given.feedbackCount,
    message: given.message.trim(),
    createdAt: now(),
  }
  return database.transaction(async (tx) =>
    presentFeedback((await findRepeated(tx, row)) ?? (await insertFeedback(tx, row))),
  )
}

function presentFeedback({ rating, ...row }: { name: string; rating: number; message: string }) {
  return { ...row, feedbackCount: rating }
}
