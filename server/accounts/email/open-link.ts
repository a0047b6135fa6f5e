import type { Shop } from '../../shop.ts'
import { confirmEmail } from '../store.ts'
import { deleteLinks, takeLink } from './link-store.ts'

/** Does what the link in a mail is for, once. Returns what was done, or undefined if the link is no longer good. */
export function openLink({ database, now }: Shop, token: string): Promise<'confirmed' | undefined> {
  return database.transaction(async (tx) => {
    const taken = await takeLink(tx, token, now())
    if (!taken) return undefined
    const { id: userId } = taken.user
    await confirmEmail(tx, userId, now())
    await deleteLinks(tx, { userId, purpose: 'CONFIRM' })
    return 'confirmed'
  })
}
