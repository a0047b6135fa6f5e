import { type Cents, minus, sum } from '../money/money.ts'
import { type CreditNoteKind, isOfNeverSent } from './credits.ts'
import type { Goods, GoodsKey } from './order-goods.ts'

/** What was packed in place of units of a line of goods. */
export type SentSubstitute = {
  id: number
  /** The line that it stands in for. */
  goods: GoodsKey
  productId: number
  units: number
  forUnits: number
  chargedCents: Cents
}

/**
 * A line of goods as it was packed: what it still has of its own, and each substitute as goods of its own, worth what the
 * customer pays for it. `cheaperCents` was credited because substitutes cost less.
 */
export function packedGoods(
  goods: Goods,
  substitutes: readonly SentSubstitute[],
  cheaperCents: Cents,
): Goods[] {
  const quantity = substitutes.reduce((units, { forUnits }) => units - forUnits, goods.quantity)
  const elsewhere = sum([cheaperCents, ...substitutes.map(({ chargedCents }) => chargedCents)])
  const rest = { ...goods, quantity, valueCents: minus(goods.valueCents, elsewhere) }
  return [
    ...(quantity > 0 ? [rest] : []),
    ...substitutes.map(({ id, productId, units, chargedCents }) => ({
      key: `substitute-${id}` as const,
      productId,
      quantity: units,
      valueCents: chargedCents,
    })),
  ]
}

type Packed = {
  packed: { changes: readonly unknown[] }
  credits?: readonly { kind: CreditNoteKind }[]
}

/** Whether all that was ordered is in the box: nothing else was packed, and nothing was left out before or since. */
export function isPackedAsOrdered({ packed, credits = [] }: Packed): boolean {
  return packed.changes.length === 0 && !credits.some(({ kind }) => isOfNeverSent(kind))
}
