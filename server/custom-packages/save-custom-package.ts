import { mergedItems } from '../../domain/custom-packages/custom-package.ts'
import type { ProductQuantity } from '../../domain/goods/contents.ts'
import { type Cents, cents } from '../../domain/money/money.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import { productsById, shownTexts } from '../catalogue/index.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { requireUnchanged } from './changed-elsewhere.ts'
import { type CustomPackage, mostCustomPackages, requireCustomPackageOf } from './service.ts'
import {
  type CustomPackageFacts,
  countCustomPackagesOf,
  findCustomPackageOfRequest,
  insertCustomPackage,
  lockAdditionsOf,
  lockCustomPackageOf,
  replaceCustomPackageItems,
  updateCustomPackageFacts,
} from './store.ts'

export type SentCustomPackage = {
  /** In which the shop describes a package without a description. */
  language: Language
  packageName: string
  description?: string | null | undefined
  /** In rupees; undefined keeps the current budget. */
  budget?: number | null | undefined
  packageItems: readonly ProductQuantity[]
  requestKey?: string | null | undefined
}

type SentUpdate = SentCustomPackage & {
  /** What the client has read. */
  earlier?: Pick<SentCustomPackage, 'packageName' | 'budget' | 'packageItems'> | null | undefined
}

/**
 * Saves a new package, once for each request key. Refuses unknown and sold-out products, and more packages than a
 * customer may have.
 */
export function createCustomPackage(
  { database }: Shop,
  userId: number,
  sent: SentCustomPackage,
): Promise<CustomPackage> {
  const items = mergedItems(sent.packageItems)
  const { requestKey } = sent
  return database.transaction(async (tx) => {
    await lockAdditionsOf(tx, userId)
    const saved = requestKey && (await findCustomPackageOfRequest(tx, userId, requestKey))
    if (saved) return requireCustomPackageOf(tx, userId, saved, sent.language)
    await requireSold(tx, items, new Set(), sent.language)
    if ((await countCustomPackagesOf(tx, userId)) >= mostCustomPackages) {
      throw refusal('tooManyCustomPackages')
    }
    const facts = factsOf(sent, items, null)
    const id = await insertCustomPackage(tx, userId, { ...facts, requestKey })
    await replaceCustomPackageItems(tx, id, items)
    return requireCustomPackageOf(tx, userId, id, sent.language)
  })
}

/**
 * Replaces the customer's package by what was sent. Of several updates at once the last one wins as a whole, unless its
 * client says which contents it has read.
 */
export function updateCustomPackage(
  { database, now }: Shop,
  userId: number,
  id: number,
  sent: SentUpdate,
): Promise<CustomPackage> {
  const items = mergedItems(sent.packageItems)
  return database.transaction(async (tx) => {
    const stored = await lockCustomPackageOf(tx, userId, id)
    if (!stored) throw refusal('unknownCustomPackage')
    const before = await requireCustomPackageOf(tx, userId, id, sent.language)
    requireUnchanged(before, sent)
    const alreadyChosen = new Set(before.contents.map(({ product }) => product.id))
    await requireSold(tx, items, alreadyChosen, sent.language)
    const facts = factsOf(sent, items, stored.budgetCents)
    await updateCustomPackageFacts(tx, id, { ...facts, updatedAt: now() })
    await replaceCustomPackageItems(tx, id, items)
    return requireCustomPackageOf(tx, userId, id, sent.language)
  })
}

/**
 * All products must exist, and newly chosen ones must be in stock. Products that were already in the
 * package may have sold out since: the customer can still rename it or change the rest. Whether there
 * are enough units is checked only when the package is ordered.
 */
async function requireSold(
  tx: Transaction,
  items: readonly ProductQuantity[],
  alreadyChosen: ReadonlySet<number>,
  language: Language,
) {
  const known = await productsById(
    tx,
    items.map((item) => item.productId),
    language,
  )
  if (known.size < items.length) throw refusal('unknownProduct')
  const soldOut = [...known.values()].filter(
    ({ id, stockQuantity }) => stockQuantity === 0 && !alreadyChosen.has(id),
  )
  if (soldOut.length === 0) return
  const namesOf = (isOnSale: boolean) =>
    soldOut.filter((each) => each.isOnSale === isOnSale).map((each) => shownTexts(each).name)
  throw refusal('soldOut', { names: namesOf(true), withdrawn: namesOf(false) })
}

function factsOf(
  { language, packageName, description, budget }: SentCustomPackage,
  items: readonly ProductQuantity[],
  storedBudgetCents: Cents | null,
): CustomPackageFacts {
  const wanted = budget == null ? null : cents(budget)
  return {
    name: packageName.trim(),
    description:
      description?.trim() || translation(customPackageTexts, language).description(items.length),
    budgetCents: budget === undefined ? storedBudgetCents : wanted,
  }
}
