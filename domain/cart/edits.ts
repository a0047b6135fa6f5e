import { maximumQuantity } from '../limits.ts'
import type { Cents } from '../money/money.ts'
import { type CartItem, type CartLine, type ItemRef, isSame } from './lines.ts'

/** What the page says itself, instead of the cart. */
type OwnWords = {
  /** When the edit cannot be saved. */
  failureText?: string | undefined
  /** True if the page says that it was saved. */
  isSilent?: boolean | undefined
}

/**
 * An edit of the cart. Quantities change by one, or down to a limit, and clearing lists what it
 * clears, so that an edit means the same on a cart that another device has changed in the meantime.
 */
export type CartEdit<Item extends CartItem> =
  | (OwnWords & {
      type: 'add'
      item: Item
      note: string
      temporaryId: number
      /** One by default. */
      quantity?: number | undefined
    })
  | { type: 'increment' | 'decrement'; item: ItemRef }
  | (OwnWords & { type: 'remove'; item: ItemRef })
  /** Lowers the quantity to at most this many, for example to what is left. */
  | { type: 'limit'; item: ItemRef; quantity: number }
  /** Accepts a changed price. */
  | { type: 'notePrice'; item: ItemRef; priceCents: Cents }
  /** Accepts changed contents, by their fingerprint. */
  | { type: 'noteContents'; item: ItemRef; contents: string }
  | { type: 'clear'; items: readonly ItemRef[] }

/** The lines after an edit; the same array when it changes nothing. */
export function applyEdit<Item extends CartItem>(
  lines: readonly CartLine<Item>[],
  edit: CartEdit<Item>,
): readonly CartLine<Item>[] {
  switch (edit.type) {
    case 'add':
      return lines.some((line) => isSame(line.item, edit.item))
        ? withQuantity(lines, edit.item, edit.quantity ?? 1)
        : [...lines, newLine(edit)]
    case 'increment':
      return withQuantity(lines, edit.item, +1)
    case 'decrement':
      return withQuantity(lines, edit.item, -1)
    case 'limit':
      return changed(lines, edit.item, (line) =>
        line.quantity > edit.quantity ? { quantity: edit.quantity } : undefined,
      )
    case 'notePrice':
      return changed(lines, edit.item, (line) =>
        line.notedPriceCents === edit.priceCents ? undefined : { notedPriceCents: edit.priceCents },
      )
    case 'noteContents':
      return changed(lines, edit.item, (line) =>
        line.changedContents === edit.contents && line.notedContents !== edit.contents
          ? { notedContents: edit.contents }
          : undefined,
      )
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

/** The edits that still change something, in their order, when applied to these lines. */
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

/** A package stays at 1: only removing takes it out of the cart. */
export function canDecrement(line: CartLine<CartItem>): boolean {
  return line.item.kind === 'product' || line.quantity > 1
}

export function canIncrement(line: CartLine<CartItem>): boolean {
  return line.item.isSold && line.item.available > 0 && hasRoom(line)
}

/** Whether a line can hold all that is added; otherwise it is filled up to its maximum. */
export function hasRoomFor<Item extends CartItem>(
  { item, quantity = 1 }: CartEdit<Item> & { type: 'add' },
  lines: readonly CartLine<Item>[],
): boolean {
  const present = lines.find((line) => isSame(line.item, item))?.quantity ?? 0
  return present + quantity <= maximumQuantity
}

function hasRoom(line: CartLine<CartItem>): boolean {
  return line.quantity < maximumQuantity
}

function newLine<Item extends CartItem>(edit: CartEdit<Item> & { type: 'add' }): CartLine<Item> {
  const { temporaryId: lineId, item, note } = edit
  const quantity = Math.min(edit.quantity ?? 1, maximumQuantity)
  return { lineId, item, quantity, note, notedPriceCents: item.unitPriceCents }
}

function withQuantity<Item extends CartItem>(
  lines: readonly CartLine<Item>[],
  item: ItemRef,
  change: number,
): readonly CartLine<Item>[] {
  const line = lines.find((each) => isSame(each.item, item))
  if (!line || !(change > 0 ? hasRoom(line) : canDecrement(line))) return lines
  const quantity = Math.min(line.quantity + change, maximumQuantity)
  if (quantity < 1) return without(lines, [item])
  return changed(lines, item, () => ({ quantity }))
}

function changed<Item extends CartItem>(
  lines: readonly CartLine<Item>[],
  item: ItemRef,
  change: (line: CartLine<Item>) => Partial<CartLine<Item>> | undefined,
): readonly CartLine<Item>[] {
  const line = lines.find((each) => isSame(each.item, item))
  const difference = line && change(line)
  if (!difference) return lines
  return lines.map((each) => (each === line ? { ...line, ...difference } : each))
}

function without<Item extends CartItem>(
  lines: readonly CartLine<Item>[],
  items: readonly ItemRef[],
): readonly CartLine<Item>[] {
  const kept = lines.filter((line) => !items.some((item) => isSame(line.item, item)))
  return kept.length === lines.length ? lines : kept
}
