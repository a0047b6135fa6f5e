import type { Order } from '../../contract/index.ts'
import { inLanguage } from '../../domain/settings/words.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Shop } from '../shop.ts'
import { selectThanks } from './store.ts'

/** What the customer reads of the charities to which orders were given, by their ids. */
export async function thanksOf(
  { database, settings }: Shop,
  orders: readonly { charityId: number | null }[],
  language: Language,
): Promise<Map<number, NonNullable<Order['gift']>>> {
  const ids = [...new Set(orders.flatMap(({ charityId }) => charityId ?? []))]
  if (ids.length === 0 || !settings.get('orders.gifts')) return new Map()
  const found = await selectThanks(database, { ids, language })
  return new Map(
    found.map(({ charityId, name, thanks }) => [
      charityId,
      { name, thanks: thanks ? inLanguage(thanks, language) : '' },
    ]),
  )
}
