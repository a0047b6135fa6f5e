import type { Cents } from '../../domain/money.ts'
import type { Database, Transaction } from '../database/connect.ts'
import type { PackageContent } from '../packages/service.ts'
import { type CustomPackage, selectCustomPackagesOf } from './store.ts'

export type { CustomPackage } from './store.ts'

/** The customer's own packages by id; an unknown one, or another customer's, is simply not in the map. */
export async function customPackagesById(
  database: Database | Transaction,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, CustomPackage>> {
  if (ids.length === 0) return new Map()
  const found = await selectCustomPackagesOf(database, userId, ids)
  return new Map(found.map((each) => [each.id, each]))
}

/** What a custom package costs today: it is worth what its contents are, without a discount. */
export function customPackagePriceCents(contents: readonly PackageContent[]): Cents {
  return contents.reduce((sum, { product, quantity }) => sum + product.priceCents * quantity, 0)
}
