import { type Actor, recordChange } from '../../audit-log/record-change.ts'
import type { Transaction } from '../../database/connect.ts'
import { isDuplicateIn } from '../../database/faults.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import {
  countCategories,
  deleteCategory,
  insertCategory,
  lockCategory,
  selectOfficeCategories,
  updateCategory,
} from './category-store.ts'

/** More would not fit on any page of the shop. */
const mostCategories = 500

export function addCategory(shop: Shop, operator: Actor, name: string) {
  return naming(shop, async (tx) => {
    if ((await countCategories(tx)) >= mostCategories) throw refusal('tooManyCategories')
    const id = await insertCategory(tx, name)
    await recordChange(tx, operator, {
      action: 'add category',
      subject: { kind: 'category', id },
      after: { name },
    })
    return requireCategory(tx, id)
  })
}

type Renaming = { categoryId: number; version: number; name: string }

export function renameCategory(shop: Shop, operator: Actor, wanted: Renaming) {
  const { categoryId: id, version, name } = wanted
  return naming(shop, async (tx) => {
    const before = await lockCategory(tx, id)
    if (!before) throw refusal('notFound')
    if (before.version !== version) {
      throw refusal('editedElsewhere', { current: await requireCategory(tx, id) })
    }
    if (before.name !== name) {
      await updateCategory(tx, id, name)
      await recordChange(tx, operator, {
        action: 'rename category',
        subject: { kind: 'category', id },
        before: { name: before.name },
        after: { name },
      })
    }
    return requireCategory(tx, id)
  })
}

/** Removes a category that nothing is in. */
export function removeCategory(shop: Shop, operator: Actor, id: number): Promise<void> {
  return shop.database.transaction(async (tx) => {
    // The lock keeps products from being put in meanwhile.
    if (!(await lockCategory(tx, id))) throw refusal('notFound')
    const { name, productCount } = await requireCategory(tx, id)
    if (productCount > 0) throw refusal('categoryInUse')
    await deleteCategory(tx, id)
    await recordChange(tx, operator, {
      action: 'remove category',
      subject: { kind: 'category', id },
      before: { name },
    })
  })
}

async function requireCategory(tx: Transaction, id: number) {
  const [category] = await selectOfficeCategories(tx, id)
  if (!category) throw refusal('notFound')
  return category
}

/** Each name is there once. */
async function naming<Result>(shop: Shop, work: (tx: Transaction) => Promise<Result>) {
  try {
    return await shop.database.transaction(work)
  } catch (error) {
    if (isDuplicateIn(error, 'categories_name_unique')) throw refusal('categoryNameTaken')
    throw error
  }
}
