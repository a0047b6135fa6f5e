import { Refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { withdrawErasure } from '../erasure/withdraw-erasure.ts'
import { confirmEmail } from '../store.ts'
import { changeEmail } from './change-email.ts'
import { deleteLinks, takeLink } from './link-store.ts'

type Outcome = 'confirmed' | 'changed' | 'kept' | 'taken' | 'gone'

/** Confirms or changes an address, or keeps an account, once: what the link in a mail is for. */
export async function openLink(shop: Shop, token: string): Promise<Outcome> {
  try {
    return await shop.database.transaction(async (tx) => {
      const taken = await takeLink(tx, token, shop.now())
      if (!taken) return 'gone'
      const { link, user } = taken
      if (link.purpose === 'CHANGE') {
        await changeEmail(tx, shop, user, link.email)
        return 'changed'
      }
      if (link.purpose === 'KEEP') {
        await withdrawErasure(tx, shop, user)
        return 'kept'
      }
      await confirmEmail(tx, user.id, shop.now())
      await deleteLinks(tx, user.id, ['CONFIRM'])
      return 'confirmed'
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'emailTaken') return 'taken'
    throw error
  }
}
