import { and, asc, count, eq, isNotNull, isNull, type Placeholder } from 'drizzle-orm'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { charities, recipients } from '../database/schema.ts'

export type Recipient = typeof recipients.$inferSelect
export type FoundRecipient = { recipient: Recipient; isCharityPublished: boolean }
export type Address = Pick<
  typeof recipients.$inferInsert,
  'recipientName' | 'streetAddress' | 'postalCode' | 'country' | 'contact' | 'email'
>

const ofCustomer = (userId: number | Placeholder, id: number | Placeholder) =>
  and(eq(recipients.id, id), eq(recipients.userId, userId))

/** A recipient, and whether the charity is published whose address it is. */
const withCharity = {
  recipient: recipients,
  isCharityPublished: isNotNull(charities.publishedAt).mapWith(Boolean),
}

export function selectRecipientsOf(database: Readable, userId: number, most: number) {
  return database
    .select(withCharity)
    .from(recipients)
    .leftJoin(charities, eq(charities.id, recipients.charityId))
    .where(eq(recipients.userId, userId))
    .orderBy(asc(recipients.id))
    .limit(most)
}

export async function findRecipientOf(
  database: Readable,
  userId: number,
  id: number,
): Promise<FoundRecipient | undefined> {
  const [found] = await selectRecipient(database, { userId, id })
  return found
}

const selectRecipient = prepared(
  (database, { userId, id }: Placeholders<{ userId: number; id: number }>) =>
    database
      .select(withCharity)
      .from(recipients)
      .leftJoin(charities, eq(charities.id, recipients.charityId))
      .where(ofCustomer(userId, id)),
)

/** Without those of charities, which are limited themselves, and hidden from customers once they are withdrawn. */
export async function countAddressesOf(database: Readable, userId: number): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(recipients)
    .where(and(eq(recipients.userId, userId), isNull(recipients.charityId)))
  return row?.total ?? 0
}

/** The address that an earlier try of the request has saved. */
export async function findOfRequest(
  database: Database | Transaction,
  userId: number,
  requestKey: string,
): Promise<Recipient | undefined> {
  const [row] = await database
    .select()
    .from(recipients)
    .where(and(eq(recipients.userId, userId), eq(recipients.requestKey, requestKey)))
  return row
}

/** Returns the row of an earlier try of the request, if there was one. */
export async function insertRecipient(
  database: Database | Transaction,
  userId: number,
  address: Address,
  requestKey: string | null = null,
) {
  return database
    .insert(recipients)
    .values({ userId, ...address, requestKey })
    .onConflictDoUpdate({
      target: [recipients.userId, recipients.requestKey],
      // A row that is not written would not be returned.
      set: { requestKey },
    })
    .returning()
}

/** Returns no row if the customer has no such address. */
export function updateRecipientOf(
  database: Database,
  userId: number,
  id: number,
  address: Address,
) {
  // What the customer has changed is no longer a charity's.
  const own = { ...address, charityId: null }
  return database.update(recipients).set(own).where(ofCustomer(userId, id)).returning()
}

type CharityAddress = Pick<Address, 'streetAddress' | 'postalCode' | 'contact'>
export type CharityRecipient = CharityAddress & { charityId: number; recipientName: string }

/** The charity among the customer's recipients, with its address of today. */
export function upsertCharityRecipient(
  database: Database,
  userId: number,
  recipient: CharityRecipient & { country: string },
) {
  return database
    .insert(recipients)
    .values({ userId, ...recipient })
    .onConflictDoUpdate({ target: [recipients.userId, recipients.charityId], set: recipient })
    .returning()
}

/** Where a charity is from now on, for everyone who gives to it. */
export async function moveCharityRecipients(
  tx: Transaction,
  charityId: number,
  address: CharityAddress,
): Promise<void> {
  await tx.update(recipients).set(address).where(eq(recipients.charityId, charityId))
}

export function deleteRecipientOf(database: Database, userId: number, id: number) {
  return database.delete(recipients).where(ofCustomer(userId, id)).returning({ id: recipients.id })
}
