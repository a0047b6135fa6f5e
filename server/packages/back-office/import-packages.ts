import { type Actor, changedFacts, recordChanges } from '../../audit-log/index.ts'
import type { PlannedChange } from '../../csv/plan.ts'
import type { Transaction } from '../../database/connect.ts'
import type { ShopPackage } from '../service.ts'
import { auditedPackage } from './edit-package.ts'
import {
  type ImportedPackage,
  insertPackages,
  replaceContents,
  updatePackages,
} from './package-store.ts'
import type { ImportedProduct } from './read-contents.ts'

export type PackageChange = PlannedChange & {
  before: ShopPackage | undefined
  after: ImportedPackage & { pictureHash: string | null; contents: readonly ImportedProduct[] }
}

/** Stores packages of a file with their contents: existing ones, which must be locked, and new ones. */
export async function writePackages(
  tx: Transaction,
  operator: Actor,
  portion: readonly PackageChange[],
): Promise<void> {
  const newIds = await insertPackages(
    tx,
    portion.flatMap(({ before, after }) => (before ? [] : [after])),
  )
  const written = portion.map((change) => ({
    ...change,
    id: change.before?.id ?? newIds.get(change.after.name) ?? 0,
  }))
  await updatePackages(
    tx,
    written.flatMap(({ id, before, after }) => (before ? [{ ...after, id }] : [])),
  )
  await replaceContents(
    tx,
    written.flatMap(({ id, differences, after: { contents } }) =>
      differences.some(({ column }) => column === 'contents')
        ? [
            {
              id,
              contents: contents.map(({ product, quantity }) => ({
                productId: product.id,
                quantity,
              })),
            },
          ]
        : [],
    ),
  )
  await recordChanges(
    tx,
    operator,
    written.map(({ id, before, after }) => ({
      action: before ? 'edit package' : 'add package',
      subject: { kind: 'package', id },
      ...(before
        ? changedFacts(auditedPackage(before), auditedPackage(after))
        : { after: auditedPackage(after) }),
    })),
  )
}
