import { randomBytes } from 'node:crypto'
import type { Language } from '../../domain/texts/texts.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import {
  type CustomPackage,
  removeShareToken,
  selectSharedPackage,
  withShareToken,
} from './store.ts'

/** 128 bits cannot be guessed, however many packages are shared. */
const tokenBytes = 16

/** Makes a link to the customer's package; one that is shared already keeps its link. */
export async function sharePackage(shop: Shop, userId: number, id: number) {
  requireSharing(shop)
  const fresh = randomBytes(tokenBytes).toString('base64url')
  const shareToken = await withShareToken(shop.database, { userId, id, fresh })
  if (!shareToken) throw refusal('unknownCustomPackage')
  return { shareToken }
}

/** Ends the link for good: a later one is another. Works while sharing is switched off, too. */
export async function unsharePackage({ database }: Shop, userId: number, id: number) {
  if (!(await removeShareToken(database, { userId, id }))) throw refusal('unknownCustomPackage')
}

/** The package behind a link. */
export async function requireSharedPackage(
  shop: Shop,
  shareToken: string,
  language: Language,
): Promise<CustomPackage> {
  requireSharing(shop)
  const found = await selectSharedPackage(shop.database, shareToken, language)
  if (!found) throw refusal('unknownCustomPackage')
  return found
}

function requireSharing({ settings }: Shop): void {
  if (!settings.get('packages.sharing')) throw refusal('notFound')
}
