import type { Readable } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { type CustomPackage, selectCustomPackagesById, selectCustomPackagesOf } from './store.ts'

export { type CustomPackage, keepCustomPackages } from './store.ts'

/** More packages than anyone keeps, so that the list has a bound. */
export const mostCustomPackages = 100

/** The customer's own packages, newest first. */
export function listCustomPackages({ database }: Shop, userId: number): Promise<CustomPackage[]> {
  return selectCustomPackagesOf(database, userId, mostCustomPackages)
}

/** The customer's own packages by id; an unknown one, or another customer's, is simply not in the map. */
export async function customPackagesById(
  database: Readable,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, CustomPackage>> {
  if (ids.length === 0) return new Map()
  const found = await selectCustomPackagesById(database, userId, ids)
  return new Map(found.map((each) => [each.id, each]))
}

/** The customer's own package. Refuses one that is not there or not theirs. */
export async function requireCustomPackageOf(
  database: Readable,
  userId: number,
  id: number,
): Promise<CustomPackage> {
  const [found] = await selectCustomPackagesById(database, userId, [id])
  if (!found) throw refusal('unknownCustomPackage')
  return found
}
