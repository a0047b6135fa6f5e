import type { Storage } from '../../../domain/goods/storage.ts'
import { mostCategories } from '../../../domain/limits.ts'
import { type Actor, changedFacts, recordChange, recordPublication } from '../../audit-log/index.ts'
import { refuseDuplicates } from '../../back-office/refuse-duplicates.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import {
  countCategories,
  deleteCategory,
  findCategoryNamed,
  insertCategory,
  lockCategory,
  selectOfficeCategories,
  updateCategory,
} from './category-store.ts'

/** Adds a category that customers do not see yet. */
export function addCategory(shop: Shop, operator: Actor, name: string) {
  return naming(shop, async (tx) => {
    if ((await countCategories(tx)) >= mostCategories) throw refusal('tooManyCategories')
    await requireFreeName(tx, name)
    const id = await insertCategory(tx, name)
    await recordChange(tx, operator, {
      action: 'add category',
      subject: { kind: 'category', id },
      after: { name, isPublished: false },
    })
    return requireCategory(tx, id)
  })
}

type Renaming = {
  categoryId: number
  version: number
  name: string
  /** Undefined leaves each of these as it is. */
  alsoCalled?: string | undefined
  storage?: Storage | undefined
}

export function renameCategory(shop: Shop, operator: Actor, wanted: Renaming) {
  const { categoryId: id, version, name } = wanted
  return naming(shop, async (tx) => {
    const before = await lockAndRead(tx, id)
    const { alsoCalled = before.alsoCalled, storage = before.storage } = wanted
    const after = { name, alsoCalled, storage }
    const changed = changedFacts(factsOf(before), after)
    if (changed) {
      requireVersion(before, version, (current) => current)
      await requireFreeName(tx, name, id)
      await updateCategory(tx, id, after)
      await recordChange(tx, operator, {
        action: 'rename category',
        subject: { kind: 'category', id },
        ...changed,
      })
    }
    return requireCategory(tx, id)
  })
}

type Facts = { name: string; alsoCalled: string; storage: Storage }

const factsOf = ({ name, alsoCalled, storage }: Facts): Facts => ({ name, alsoCalled, storage })

type Publication = { categoryId: number; version: number; isPublished: boolean }

/** Shows a category to customers or hides it; its products stay on sale. */
export function publishCategory(shop: Shop, operator: Actor, wanted: Publication) {
  const { categoryId: id, version, isPublished } = wanted
  return shop.database.transaction(async (tx) => {
    const before = await lockAndRead(tx, id)
    if (before.isPublished !== isPublished) {
      requireVersion(before, version, (current) => current)
      await updateCategory(tx, id, { publishedAt: isPublished ? shop.now() : null })
      await recordPublication(tx, operator, { subject: { kind: 'category', id }, isPublished })
    }
    return requireCategory(tx, id)
  })
}

/** Removes an empty category. */
export function removeCategory(shop: Shop, operator: Actor, id: number): Promise<void> {
  return shop.database.transaction(async (tx) => {
    // The lock keeps products from being added in the meantime.
    if (!(await lockCategory(tx, id))) throw refusal('unknownCategory')
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

async function lockAndRead(tx: Transaction, id: number) {
  if (!(await lockCategory(tx, id))) throw refusal('unknownCategory')
  return requireCategory(tx, id)
}

async function requireCategory(tx: Transaction, id: number) {
  const [category] = await selectOfficeCategories(tx, id)
  if (!category) throw refusal('unknownCategory')
  return category
}

/** Refuses a name that another category has in other capitals: customers would take both for the same. */
async function requireFreeName(tx: Transaction, name: string, ownId?: number): Promise<void> {
  const namesake = await findCategoryNamed(tx, name)
  if (namesake && namesake.id !== ownId) throw refusal('categoryNameTaken')
}

/** Refuses a name that another category has, even when both are named at the same moment. */
function naming<Result>(shop: Shop, work: (tx: Transaction) => Promise<Result>) {
  const taken = { index: 'categories_name_unique', refused: () => refusal('categoryNameTaken') }
  return refuseDuplicates(shop, taken, work)
}
