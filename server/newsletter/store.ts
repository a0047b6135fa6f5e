import { eq, lt } from 'drizzle-orm'
import type { Language } from '../../domain/texts/texts.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { newsletterSubscriptions } from '../database/schema.ts'

type Subscription = {
  email: string
  consentWords: string
  language: Language
  at: Date
  mailedBefore: Date
}

/**
 * Subscribes an email address once, in the language of the last time. Returns its token if a confirmation is due: if
 * the address is new, or its last confirmation is older than `mailedBefore`. One statement decides this, so that of
 * two requests only one sends the mail.
 */
export async function upsertSubscription(
  tx: Transaction,
  { email, consentWords, language, at, mailedBefore }: Subscription,
): Promise<string | undefined> {
  const [due] = await tx
    .insert(newsletterSubscriptions)
    .values({ email, consentWords, language, confirmationSentAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { language, confirmationSentAt: at },
      setWhere: lt(newsletterSubscriptions.confirmationSentAt, mailedBefore),
    })
    .returning({ token: newsletterSubscriptions.unsubscribeToken })
  if (!due) {
    await tx
      .update(newsletterSubscriptions)
      .set({ language })
      .where(eq(newsletterSubscriptions.email, email))
  }
  return due?.token
}

export async function deleteSubscription(database: Database, token: string): Promise<void> {
  await database
    .delete(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.unsubscribeToken, token))
}
