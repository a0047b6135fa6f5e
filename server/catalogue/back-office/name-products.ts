import { asc, or } from 'drizzle-orm'
import { importFaultTexts as words } from '../../../domain/texts/en/back-office/import-faults.ts'
import { idIn } from '../../csv/cells.ts'
import { subjectOf } from '../../csv/line-subject.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Transaction } from '../../database/connect.ts'
import { products } from '../../database/schema.ts'

export type NamedProduct = Pick<typeof products.$inferSelect, 'id' | 'name' | 'stockQuantity'>
/** How a line of a file names a product: by its id, its name, or both. */
type Naming = { id: string; name: string }
type Found = { product: NamedProduct } | { by: keyof Naming; message: string }

/**
 * Looks up all products that a file names in one query, and returns a function that finds each. If a line has
 * both id and name, they must belong to the same product: this detects a column that was sorted separately.
 */
export async function nameProducts(
  tx: Transaction,
  wanted: readonly Naming[],
  { isLocking }: { isLocking: boolean },
): Promise<(naming: Naming) => Found> {
  const ids = wanted.flatMap(({ id }) => idIn(id) ?? [])
  const names = wanted.flatMap(({ id, name }) => (id.trim() === '' ? [name.trim()] : []))
  const select = tx
    .select({ id: products.id, name: products.name, stockQuantity: products.stockQuantity })
    .from(products)
    .where(or(isOneOf(products.id, ids), isOneOf(products.name, names)))
    .orderBy(asc(products.id))
  const found = await (isLocking ? select.for('no key update') : select)
  const byId = new Map(found.map((product) => [product.id, product]))
  const byName = Map.groupBy(found, ({ name }) => name)

  return ({ id: idCell, name: nameCell }) => {
    const name = nameCell.trim()
    const given = subjectOf('product', idCell, byId)
    if ('message' in given) return { by: 'id', message: given.message }
    const { row: product } = given
    if (product) {
      const isSame = name === '' || name === product.name.trim()
      return isSame
        ? { product }
        : { by: 'name', message: words.otherName(String(product.id), product.name) }
    }
    return findByName(name)
  }

  function findByName(name: string): Found {
    if (name === '') return { by: 'id', message: words.nothingNamed }
    const [product, ...others] = byName.get(name) ?? []
    if (!product) return { by: 'name', message: words.unknownName('product', name) }
    if (others.length > 0) return { by: 'name', message: words.severalOfName(name) }
    return { product }
  }
}
