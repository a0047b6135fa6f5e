import type { Texts } from '../../domain/texts/texts.ts'
import type { awaitConnection } from '../api/await-connection.ts'
import type { saveCart } from './save-cart.ts'
import type { keepUnsaved, readUnsaved } from './unsaved-edits.ts'

/** What the cart's store needs of the browser and the server. */
export type CartPorts = {
  save: typeof saveCart
  /** Fetches the cart again, which then arrives through `loaded`. */
  reload: () => void
  /** Has what the page shows of the catalogue fetched again: it is older than what the cart has been told. */
  reloadCatalogue: () => void
  awaitConnection: typeof awaitConnection
  say: Record<'success' | 'error' | 'info', (text: string) => void>
  texts: { cart: Texts['cartTexts']; guest: Texts['guestTexts'] }
  readUnsaved: typeof readUnsaved
  keepUnsaved: typeof keepUnsaved
}
