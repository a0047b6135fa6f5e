import type { Texts } from '../texts/texts.ts'
import type { CartEdit } from './edits.ts'
import type { CartItem, ItemKind } from './lines.ts'

type Edit = CartEdit<CartItem>
type CartTexts = Texts['cartTexts']

/** What to say when these edits are saved; nothing for quantities, which the screen shows itself. */
export function successMessages(edits: readonly Edit[], texts: CartTexts): string[] {
  return [...new Set(edits.flatMap((edit) => successMessage(edit, texts) ?? []))]
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
