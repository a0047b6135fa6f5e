import { mostCharities } from '../../domain/limits.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { type Charity, selectCharities } from './store.ts'

export type { Charity } from './store.ts'

export function listCharities({ database }: Shop, language: Language): Promise<Charity[]> {
  return selectCharities(database, { most: mostCharities, language })
}

export async function requireCharity(
  { database }: Shop,
  id: number,
  language: Language,
): Promise<Charity> {
  const [charity] = await selectCharities(database, { id, most: 1, language })
  if (!charity) throw refusal('unknownCharity')
  return charity
}
