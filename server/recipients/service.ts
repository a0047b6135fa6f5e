import { normalizePhone } from '../../domain/accounts/phone.ts'
import { mostAddresses, mostCharities } from '../../domain/limits.ts'
import { storedCountry } from '../../domain/recipients/country.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import {
  type Address,
  type CharityRecipient,
  countAddressesOf,
  deleteRecipientOf,
  type FoundRecipient,
  findOfRequest,
  findRecipientOf,
  insertRecipient,
  type Recipient,
  selectRecipientsOf,
  updateRecipientOf,
  upsertCharityRecipient,
} from './store.ts'

export type { Recipient } from './store.ts'

/** With the charities, which customers cannot delete once they are withdrawn. */
const mostRecipients = mostAddresses + mostCharities

type SentAddress = {
  [Key in keyof Address]?: string | null | undefined
} & { recipientName: string; streetAddress: string; postalCode: string; contact: string }

export async function listRecipients(database: Readable, userId: number): Promise<Recipient[]> {
  const found = await selectRecipientsOf(database, userId, mostRecipients)
  return found.map(({ recipient }) => recipient)
}

/** Those to which the customer can order. */
export async function listRecipientsInUse(shop: Shop, userId: number): Promise<Recipient[]> {
  const found = await selectRecipientsOf(shop.database, userId, mostRecipients)
  return found.filter((each) => isInUse(shop, each)).map(({ recipient }) => recipient)
}

/** The customer's address. Refuses an unknown one, one of another customer, and a charity that takes no gifts. */
export async function requireRecipientOf(
  tx: Transaction,
  shop: Shop,
  { userId, id }: { userId: number; id: number },
): Promise<Recipient> {
  const found = await findRecipientOf(tx, userId, id)
  if (!found) throw refusal('unknownRecipient')
  if (!isInUse(shop, found)) throw refusal('unknownCharity')
  return found.recipient
}

/** A charity stays a recipient when it is withdrawn, or the shop takes no gifts any more, but gets none. */
function isInUse({ settings }: Shop, { recipient, isCharityPublished }: FoundRecipient): boolean {
  return recipient.charityId === null || (isCharityPublished && settings.get('orders.gifts'))
}

/** Saves a new address, once for each request key. */
export async function addRecipient(
  { database }: { database: Database | Transaction },
  userId: number,
  sent: SentAddress,
  requestKey?: string | null,
) {
  if ((await countAddressesOf(database, userId)) >= mostAddresses) {
    const earlier = requestKey && (await findOfRequest(database, userId, requestKey))
    if (earlier) return earlier
    throw refusal('tooManyRecipients')
  }
  const [recipient] = await insertRecipient(database, userId, addressOf(sent), requestKey)
  if (!recipient) throw new Error('An inserted address was not returned')
  return recipient
}

/** Makes a charity a recipient of the customer; one that is there already moves to the address of today. */
export async function keepCharityRecipient(
  { database }: Shop,
  userId: number,
  charity: CharityRecipient,
): Promise<Recipient> {
  const country = storedCountry('')
  if ((await countAddressesOf(database, userId)) >= mostAddresses) {
    throw refusal('tooManyRecipients')
  }
  const contact = normalizePhone(charity.contact)
  const kept = { ...charity, contact, country }
  const [recipient] = await upsertCharityRecipient(database, userId, kept)
  if (!recipient) throw new Error('An inserted address was not returned')
  return recipient
}

export async function updateRecipient(
  { database }: Shop,
  userId: number,
  id: number,
  sent: SentAddress,
) {
  const [recipient] = await updateRecipientOf(database, userId, id, addressOf(sent))
  if (!recipient) throw refusal('unknownRecipient')
  return recipient
}

export async function deleteRecipient({ database }: Shop, userId: number, id: number) {
  const [deleted] = await deleteRecipientOf(database, userId, id)
  if (!deleted) throw refusal('unknownRecipient')
}

function addressOf(sent: SentAddress): Address {
  return {
    recipientName: sent.recipientName.trim(),
    streetAddress: sent.streetAddress.trim(),
    postalCode: sent.postalCode.trim(),
    country: storedCountry(sent.country?.trim() ?? ''),
    contact: normalizePhone(sent.contact),
    email: sent.email?.trim() || null,
  }
}
