import { eq, sql } from 'drizzle-orm'
import { normalizeEmail } from '../../domain/email.ts'
import type { Database } from '../database/connect.ts'
import { users } from '../database/schema.ts'

export async function findCredentials(database: Database, email: string) {
  const [user] = await database
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      credentialsVersion: users.credentialsVersion,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, normalizeEmail(email)))
  return user
}

/** The new account, or undefined when its address is taken. */
export async function insertUser(database: Database, user: typeof users.$inferInsert) {
  const [inserted] = await database
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id, name: users.name, telephone: users.telephone, email: users.email })
  return inserted
}
