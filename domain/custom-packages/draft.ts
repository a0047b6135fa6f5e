import type { ProductQuantity } from '../goods/contents.ts'
import { customPackagePrice } from '../goods/price.ts'
import { maximumLines, maximumQuantity } from '../limits.ts'
import { type Cents, cents, rupees } from '../money/money.ts'
import type { Texts } from '../texts/texts.ts'
import { draftOf, leftToSpendCents } from './custom-package.ts'
import { budgetInvalid, faultOfDraft, type PackageFormTexts } from './form.ts'

/** A product as the builder shows it. */
export type DraftProduct = {
  productId: number
  name: string
  imageUrl: string
  unitPriceCents: Cents
  /** Null in a draft that was kept before its items named it; the catalogue returns it. */
  categoryId: number | null
  isSoldOut: boolean
  /** It is not sold any more. Unknown in a draft that an earlier release has kept. */
  isWithdrawn?: boolean | undefined
}
export type DraftItem = DraftProduct & { quantity: number }

export type Contents = { name: string; budget: string; items: readonly ProductQuantity[] }

/** A custom package while it is built. */
export type PackageDraft = {
  /** The saved package that it changes; null makes a new one. */
  packageId: number | null
  name: string
  /** As typed; empty for no budget. */
  budget: string
  items: readonly DraftItem[]
  /** The contents as they were last saved. */
  saved: Contents
  /** Names of the products that could not be included. */
  leftOut: readonly string[]
}

type NewDraftTexts = Pick<Texts['customPackageTexts'], 'defaultName'>

export type DraftEdit =
  | { type: 'add'; product: DraftProduct }
  | { type: 'increase' | 'decrease' | 'remove'; productId: number }
  | { type: 'rename'; name: string }
  | { type: 'setBudget'; budget: string }
  /** Another device has saved the package. */
  | { type: 'savedElsewhere'; contents: Contents }
  /** What the catalogue has now of the requested products; what it no longer has is missing. */
  | { type: 'refresh'; asked: readonly number[]; products: readonly DraftProduct[] }

export function newDraft({ defaultName }: NewDraftTexts): PackageDraft {
  const empty = { name: defaultName, budget: '', items: [] }
  return { ...empty, packageId: null, saved: empty, leftOut: [] }
}

/** A draft that was kept, perhaps in another language: the name of a new one is the default until it is given another. */
export function resumedDraft(kept: PackageDraft, { defaultName }: NewDraftTexts): PackageDraft {
  const { packageId, name, saved } = kept
  if (packageId !== null || name !== saved.name) return kept
  return { ...kept, name: defaultName, saved: { ...saved, name: defaultName } }
}

/** A saved package, ready to be edited. */
export function savedDraft(
  saved: Pick<PackageDraft, 'name' | 'budget' | 'items'> & { packageId: number },
): PackageDraft {
  return { ...saved, saved: contentsOf(saved), leftOut: [] }
}

/** A new package from the products of a cart or an order; `leftOut` lists what cannot be bought now. */
export function draftOfOwned(
  owned: readonly (ProductQuantity & { name: string })[],
  products: readonly DraftProduct[],
  texts: NewDraftTexts,
): PackageDraft {
  const byId = new Map(products.map((product) => [product.productId, product]))
  const inStock = new Set(products.filter((each) => !each.isSoldOut).map((each) => each.productId))
  const { items, notSold, tooMany } = draftOf(owned, inStock)
  return {
    ...newDraft(texts),
    items: items.flatMap(({ productId, quantity }) => {
      const product = byId.get(productId)
      return product ? [{ ...product, quantity }] : []
    }),
    leftOut: [...notSold, ...tooMany].map(({ name }) => name),
  }
}

/** The draft after an edit; the same object when the edit changes nothing. */
export function editedDraft(draft: PackageDraft, edit: DraftEdit): PackageDraft {
  switch (edit.type) {
    case 'add':
      return added(draft, edit.product)
    case 'increase':
      return withQuantity(draft, edit.productId, 1)
    case 'decrease':
      return withQuantity(draft, edit.productId, -1)
    case 'remove':
      return { ...draft, items: draft.items.filter((item) => item.productId !== edit.productId) }
    case 'rename':
      return { ...draft, name: edit.name }
    case 'setBudget':
      return { ...draft, budget: edit.budget }
    case 'savedElsewhere':
      return { ...draft, saved: edit.contents }
    case 'refresh':
      return refreshed(draft, edit)
  }
}

/** Why one more of a product does not fit; undefined when it does. */
export function faultOfAdding(
  draft: PackageDraft,
  productId: number,
  texts: Texts['customPackageTexts'],
): string | undefined {
  const reached = limitReached(draft, productId)
  return reached && texts[reached](limits[reached])
}

const limits = { quantityTooLarge: maximumQuantity, tooManyItems: maximumLines }

function limitReached(draft: PackageDraft, productId: number): keyof typeof limits | undefined {
  const quantity = quantityIn(draft, productId)
  if (quantity >= maximumQuantity) return 'quantityTooLarge'
  return quantity === 0 && draft.items.length >= maximumLines ? 'tooManyItems' : undefined
}

export function quantityIn(draft: PackageDraft, productId: number): number {
  return draft.items.find((item) => item.productId === productId)?.quantity ?? 0
}

/** Whether the box and the shelf show different facts of a product: one of them is older. */
export function isShownDifferently(draft: PackageDraft, product: DraftProduct): boolean {
  const inBox = draft.items.find((item) => item.productId === product.productId)
  if (!inBox) return false
  return inBox.unitPriceCents !== product.unitPriceCents || inBox.isSoldOut !== product.isSoldOut
}

export function isUnsaved(draft: PackageDraft): boolean {
  return !isSame(contentsOf(draft), draft.saved)
}

/** Whether both are drafts of the same package with the same contents. */
export function isSameWork(one: PackageDraft, other: PackageDraft): boolean {
  return one.packageId === other.packageId && isSame(contentsOf(one), contentsOf(other))
}

export function draftPriceCents(draft: PackageDraft): Cents {
  return customPackagePrice(draft.items).unitPriceCents
}

/** Null for no budget, undefined when the typed text is not an amount. */
export function budgetCents({ budget }: Pick<Contents, 'budget'>): Cents | null | undefined {
  const typed = budget.replace(/[,\s]/g, '')
  if (typed === '') return null
  return /^\d{1,9}(\.\d{1,2})?$/.test(typed) ? cents(Number(typed)) : undefined
}

/** What is left of the budget, below 0 when it is exceeded; undefined without a valid budget. */
export function draftLeftToSpendCents(draft: PackageDraft): Cents | undefined {
  const budget = budgetCents(draft)
  return budget ? leftToSpendCents(budget, draftPriceCents(draft)) : undefined
}

/** Why a signed-in customer cannot save the draft; undefined when nothing is wrong. */
export function faultOfPackageDraft(
  draft: PackageDraft,
  texts: PackageFormTexts,
): string | undefined {
  const budget = budgetCents(draft)
  const fault = faultOfDraft(
    {
      packageName: draft.name,
      packageItems: draft.items,
      budget: budget == null ? null : rupees(budget),
    },
    texts,
  )
  return fault ?? (budget === undefined ? budgetInvalid(texts) : undefined)
}

function added(draft: PackageDraft, product: DraftProduct): PackageDraft {
  if (limitReached(draft, product.productId)) return draft
  if (quantityIn(draft, product.productId) > 0) return withQuantity(draft, product.productId, 1)
  return { ...draft, items: [...draft.items, { ...product, quantity: 1 }] }
}

function withQuantity(draft: PackageDraft, productId: number, change: 1 | -1): PackageDraft {
  const quantity = quantityIn(draft, productId) + change
  if (quantity < 1 || quantity > maximumQuantity) return draft
  const items = draft.items.map((item) =>
    item.productId === productId ? { ...item, quantity } : item,
  )
  return { ...draft, items }
}

/** What the catalogue no longer has was withdrawn; what was added in the meantime stays as it is. */
function refreshed(
  draft: PackageDraft,
  { asked, products }: Extract<DraftEdit, { type: 'refresh' }>,
): PackageDraft {
  const byId = new Map(products.map((product) => [product.productId, product]))
  const items = draft.items.map((item) => {
    const known = byId.get(item.productId)
    return known || !asked.includes(item.productId)
      ? { ...item, ...known }
      : { ...item, isSoldOut: true, isWithdrawn: true }
  })
  return { ...draft, items }
}

function contentsOf({ name, budget, items }: Pick<PackageDraft, 'name' | 'budget' | 'items'>) {
  const chosen = items.map(({ productId, quantity }) => ({ productId, quantity }))
  return { name, budget, items: chosen }
}

function isSame(one: Contents, other: Contents): boolean {
  return (
    one.name.trim() === other.name.trim() &&
    one.budget.trim() === other.budget.trim() &&
    one.items.length === other.items.length &&
    one.items.every((item, index) => {
      const twin = other.items[index]
      return item.productId === twin?.productId && item.quantity === twin.quantity
    })
  )
}
