import type { Texts } from '../texts/texts.ts'
import type { CartEdit } from './edits.ts'
import { newsOf } from './line-news.ts'
import { type CartItem, type CartLine, type ItemKind, isSame } from './lines.ts'

type Edit = CartEdit<CartItem & { name: string }>
type CartTexts = Texts['cartTexts']
type Outcome = { kind: 'success' | 'info'; text: string }

/**
 * What to say when these edits are saved and the cart has these lines; nothing for quantities, which the screen shows
 * itself. What was added and cannot be bought is no success.
 */
export function savedMessages(
  edits: readonly Edit[],
  lines: readonly CartLine<CartItem>[],
  texts: CartTexts,
): Outcome[] {
  const outcomes = edits.flatMap((edit): Outcome[] => {
    const hindrance = hindranceOf(edit, lines, texts)
    if (hindrance) return [{ kind: 'info', text: hindrance }]
    const text = successMessage(edit, texts)
    return text ? [{ kind: 'success', text }] : []
  })
  return [...new Map(outcomes.map((outcome) => [outcome.text, outcome])).values()]
}

function hindranceOf(edit: Edit, lines: readonly CartLine<CartItem>[], texts: CartTexts) {
  if (edit.type !== 'add' || edit.isSilent) return undefined
  const { name } = edit.item
  const line = lines.find(({ item }) => isSame(item, edit.item))
  const news = line && newsOf(line)
  switch (news?.kind) {
    case 'withdrawn':
      return texts.notSold(name)
    case 'contentsWithdrawn':
      return news.names.map((gone) => `${name}: ${texts.notSold(gone)}`).join(' ')
    case 'contentsShort':
      return `${name}: ${texts.notEnough(news.short)}`
    case 'soldOut':
      return `${name}: ${texts.soldOut}`
    default:
      return undefined
  }
}

/** What to say when the shop does not sell what was to be added; nothing if it may be one of several. */
export function notSoldMessage(edits: readonly Edit[], texts: CartTexts): string | undefined {
  const [first] = edits
  if (first?.type !== 'add') return undefined
  const isOnlyThis = edits.every((edit) => edit.type !== 'clear' && isSame(edit.item, first.item))
  return isOnlyThis ? texts.notSold(first.item.name) : undefined
}

/**
 * What to say when the save of these edits failed: the narrowest text that is true of all of
 * them (specification, section 8, "Cart").
 */
export function failureMessage(edits: readonly Edit[], texts: CartTexts): string {
  const failures = new Set(edits.map((edit) => editFailure(edit, texts)))
  const [only] = failures
  if (only !== undefined && failures.size === 1) return only
  if (edits.every((edit) => edit.type === 'add')) return texts.addFailed
  return edits.every(isProductQuantity) ? texts.updateProductQuantityFailed : texts.updateFailed
}

function successMessage(edit: Edit, texts: CartTexts): string | undefined {
  const { productAdded, addedToCart, productRemoved, itemRemoved, cleared } = texts
  if (edit.type === 'clear') return cleared
  const isProduct = edit.item.kind === 'product'
  if (edit.type === 'add') {
    if (edit.isSilent) return undefined
    return isProduct ? productAdded : addedToCart
  }
  if (edit.type === 'remove') return isProduct ? productRemoved : itemRemoved
  return undefined
}

const addFailed: Record<ItemKind, keyof CartTexts & `add${string}Failed`> = {
  product: 'addProductFailed',
  package: 'addPackageFailed',
  customPackage: 'addCustomPackageFailed',
}

function editFailure(edit: Edit, texts: CartTexts): string {
  if (edit.type === 'clear') return texts.clearFailed
  if ('failureText' in edit && edit.failureText) return edit.failureText
  if (edit.type === 'add') return texts[addFailed[edit.item.kind]]
  const isProduct = edit.item.kind === 'product'
  switch (edit.type) {
    case 'remove':
      return isProduct ? texts.removeProductFailed : texts.removeItemFailed
    case 'increment':
      return isProduct ? texts.incrementProductFailed : texts.incrementPackageFailed
    case 'decrement':
      return isProduct ? texts.decrementProductFailed : texts.decrementPackageFailed
    case 'limit':
      return isProduct ? texts.updateProductQuantityFailed : texts.updateFailed
    case 'notePrice':
    case 'noteContents':
      return texts.updateFailed
  }
}

const quantityEdits = ['increment', 'decrement', 'limit']

function isProductQuantity(edit: Edit): boolean {
  return edit.type !== 'clear' && edit.item.kind === 'product' && quantityEdits.includes(edit.type)
}
