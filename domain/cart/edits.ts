import { maximumQuantity } from '../limits.ts'
import { type CartItem, type CartLine, type ItemRef, isSame } from './lines.ts'

/**
 * What the customer did to the cart. Quantities change by one and a clearing names what it
 * clears, so that an edit means the same on a cart that another device has changed meanwhile.
 */
export type CartEdit<Item extends CartItem> =
  | {
      type: 'add'
      item: Item
      note: string
      temporaryId: number
      /** What a page says instead of the cart's own text when this cannot be saved. */
      failureText?: string | undefined
    }
  | { type: 'increment' | 'decrement' | 'remove'; item: ItemRef }
  | { type: 'clear'; items: readonly ItemRef[] }

/** The lines after an edit; the very same lines when it changes nothing. */
export function applyEdit<Item extends CartItem>(
  lines: readonly CartLine<Item>[],
  edit: CartEdit<Item>,
): readonly CartLine<Item>[] {
  switch (edit.type) {
    case 'add':
      return lines.some((line) => isSame(line.item, edit.item))
        ? withQuantity(lines, edit.item, +1)
        : [...lines, newLine(edit)]
    case 'increment':
      return withQuantity(lines, edit.item, +1)
    case 'decrement':
      return withQuantity(lines, edit.item, -1)
    case 'remove':
      return without(lines, [edit.item])
    case 'clear':
      return without(lines, edit.items)
  }
}

export function applyEdits<Item extends CartItem>(
  lines: readonly CartLine<Item>[],
  edits: readonly CartEdit<Item>[],
): readonly CartLine<Item>[] {
  return edits.reduce(applyEdit, lines)
}

/** The edits that still change something, in their order, when they are laid onto these lines. */
export function editsThatMatter<Item extends CartItem>(
  lines: readonly CartLine<Item>[],
  edits: readonly CartEdit<Item>[],
): readonly CartEdit<Item>[] {
  let current = lines
  return edits.filter((edit) => {
    const before = current
    current = applyEdit(before, edit)
    return current !== before
  })
}

/** A package stays at 1: it leaves the cart only by being removed. */
export function canDecrement(line: CartLine<CartItem>): boolean {
  return line.item.kind === 'product' || line.quantity > 1
}

export function canIncrement(line: CartLine<CartItem>): boolean {
  return line.quantity < maximumQuantity
}

function newLine<Item extends CartItem>(edit: CartEdit<Item> & { type: 'add' }): CartLine<Item> {
  return { lineId: edit.temporaryId, item: edit.item, quantity: 1, note: edit.note }
}

function withQuantity<Item extends CartItem>(
  lines: readonly CartLine<Item>[],
  item: ItemRef,
  change: 1 | -1,
): readonly CartLine<Item>[] {
  const line = lines.find((each) => isSame(each.item, item))
  if (!line || !(change > 0 ? canIncrement(line) : canDecrement(line))) return lines
  const quantity = line.quantity + change
  if (quantity < 1) return without(lines, [item])
  return lines.map((each) => (each === line ? { ...line, quantity } : each))
}

function without<Item extends CartItem>(
  lines: readonly CartLine<Item>[],
  items: readonly ItemRef[],
): readonly CartLine<Item>[] {
  const kept = lines.filter((line) => !items.some((item) => isSame(line.item, item)))
  return kept.length === lines.length ? lines : kept
}
