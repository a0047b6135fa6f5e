import { hash } from 'node:crypto'
import type { ShopPackage } from '../packages/index.ts'

/** A fingerprint of what a package contains, in any order: a cart keeps the one that the customer has seen. */
export function contentsFingerprint({ contents }: Pick<ShopPackage, 'contents'>): string {
  const units = contents.map(({ product, quantity }) => [product.id, quantity] as const)
  const ordered = units.toSorted(([one], [other]) => one - other)
  return hash('sha256', JSON.stringify(ordered), 'base64url')
}

/** The fingerprint of a package's contents, if the customer has seen other ones. */
export function changedContents(
  { notedContents }: { notedContents: string | null },
  shopPackage: ShopPackage | null,
): string | undefined {
  if (notedContents === null || !shopPackage) return undefined
  const now = contentsFingerprint(shopPackage)
  return now === notedContents ? undefined : now
}
