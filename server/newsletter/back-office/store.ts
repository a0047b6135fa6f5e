import { and, eq, sql } from 'drizzle-orm'
import { containing } from '../../back-office/filters.ts'
import { keysetPage } from '../../back-office/page.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { asOneText, newsletterSubscriptions } from '../../database/schema.ts'

type Wanted = {
  search?: string | undefined
  after?: string | undefined
  before?: string | undefined
}

/** A page of the subscriptions, latest first. */
export async function selectSubscriptions(database: Readable, wanted: Wanted) {
  const { id, email, createdAt } = newsletterSubscriptions
  const matching = wanted.search ? containing(asOneText(email), wanted.search) : undefined
  const page = keysetPage(
    { value: sql`${createdAt}`, type: 'timestamptz', direction: 'desc' },
    sql`${id}`,
    wanted,
  )
  const [rows, total] = await Promise.all([
    database
      .select({ id, email, createdAt, sortKey: page.sortKey })
      .from(newsletterSubscriptions)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    database.$count(newsletterSubscriptions, matching),
  ])
  return { ...page.pageOf(rows), total }
}

/** False if there was no such subscription. */
export async function removeSubscriptionRow(tx: Transaction, id: number): Promise<boolean> {
  const removed = await tx
    .delete(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, id))
    .returning({ id: newsletterSubscriptions.id })
  return removed.length > 0
}
