import type { Language } from '../../domain/texts/texts.ts'
import type { Readable } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { type CustomPackage, selectCustomPackagesById, selectCustomPackagesOf } from './store.ts'

export { type CustomPackage, keepCustomPackages } from './store.ts'

/** More packages than anyone needs, so that the list has a limit. */
export const mostCustomPackages = 100

/** The customer's own packages, newest first. */
export function listCustomPackages(
  { database }: Shop,
  userId: number,
  language: Language,
): Promise<CustomPackage[]> {
  return selectCustomPackagesOf(database, userId, mostCustomPackages, language)
}

/** The customer's own packages by id; unknown ones, and those of other customers, are not in the map. */
export async function customPackagesById(
  database: Readable,
  userId: number,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, CustomPackage>> {
  if (ids.length === 0) return new Map()
  const found = await selectCustomPackagesById(database, userId, ids, language)
  return new Map(found.map((each) => [each.id, each]))
}

/** The customer's own package. Refuses an unknown one, or one of another customer. */
export async function requireCustomPackageOf(
  database: Readable,
  userId: number,
  id: number,
  language: Language,
): Promise<CustomPackage> {
  const [found] = await selectCustomPackagesById(database, userId, [id], language)
  if (!found) throw refusal('unknownCustomPackage')
  return found
}
