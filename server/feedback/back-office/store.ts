import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { containing } from '../../back-office/filters.ts'
import { keysetPage } from '../../back-office/page.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { asOneText, feedback } from '../../database/schema.ts'

export type FeedbackRow = typeof feedback.$inferSelect

type Wanted = {
  state?: 'SHOWN' | 'HIDDEN' | undefined
  search?: string | undefined
  after?: string | undefined
  before?: string | undefined
}

const inState = { SHOWN: isNull(feedback.hiddenAt), HIDDEN: isNotNull(feedback.hiddenAt) }
const searched = asOneText(feedback.name, feedback.message)

/** A page of the feedback wanted, latest first. */
export async function selectOfficeFeedback(database: Readable, wanted: Wanted) {
  const matching = and(
    wanted.state && inState[wanted.state],
    wanted.search ? containing(searched, wanted.search) : undefined,
  )
  const page = keysetPage(
    { value: sql`${feedback.createdAt}`, type: 'timestamptz', direction: 'desc' },
    sql`${feedback.id}`,
    wanted,
  )
  const [rows, total] = await Promise.all([
    database
      .select({ given: feedback, id: feedback.id, sortKey: page.sortKey })
      .from(feedback)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    database.$count(feedback, matching),
  ])
  return { ...page.pageOf(rows), total }
}

export async function lockFeedback(tx: Transaction, id: number) {
  const [found] = await tx.select().from(feedback).where(eq(feedback.id, id)).for('update')
  return found
}

export async function updateVisibility(
  tx: Transaction,
  id: number,
  hiddenAt: Date | null,
): Promise<FeedbackRow> {
  const [updated] = await tx
    .update(feedback)
    .set({ hiddenAt, version: sql`${feedback.version} + 1` })
    .where(eq(feedback.id, id))
    .returning()
  if (!updated) throw new Error('Locked feedback vanished')
  return updated
}
