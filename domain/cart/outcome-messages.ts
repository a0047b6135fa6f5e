import { cartTexts } from '../texts/en/cart.ts'
import type { CartEdit } from './edits.ts'
import type { CartItem, ItemKind } from './lines.ts'

type Edit = CartEdit<CartItem>

/** What to say when these edits are saved; nothing for quantities, which the screen shows itself. */
export function successMessages(edits: readonly Edit[]): string[] {
  return [...new Set(edits.flatMap((edit) => successMessage(edit) ?? []))]
}

/**
 * What to say when the save of these edits failed: the narrowest text that is true of all of
 * them (specification, section 8, "Cart").
 */
export function failureMessage(edits: readonly Edit[]): string {
  const texts = new Set(edits.map(editFailure))
  const [only] = texts
  if (only !== undefined && texts.size === 1) return only
  if (edits.every((edit) => edit.type === 'add')) return cartTexts.addFailed
  return edits.every(isProductQuantity)
    ? cartTexts.updateProductQuantityFailed
    : cartTexts.updateFailed
}

function successMessage(edit: Edit): string | undefined {
  const { productAdded, addedToCart, productRemoved, itemRemoved, cleared } = cartTexts
  if (edit.type === 'clear') return cleared
  const isProduct = edit.item.kind === 'product'
  if (edit.type === 'add') return isProduct ? productAdded : addedToCart
  if (edit.type === 'remove') return isProduct ? productRemoved : itemRemoved
  return undefined
}

const addFailed: Record<ItemKind, string> = {
  product: cartTexts.addProductFailed,
  package: cartTexts.addPackageFailed,
  customPackage: cartTexts.addCustomPackageFailed,
}

function editFailure(edit: Edit): string {
  const texts = cartTexts
  if (edit.type === 'clear') return texts.clearFailed
  if ('failureText' in edit && edit.failureText) return edit.failureText
  if (edit.type === 'add') return addFailed[edit.item.kind]
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
      return texts.updateFailed
  }
}

const quantityEdits = ['increment', 'decrement', 'limit']

function isProductQuantity(edit: Edit): boolean {
  return edit.type !== 'clear' && edit.item.kind === 'product' && quantityEdits.includes(edit.type)
}
