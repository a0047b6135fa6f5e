import type { NetContent } from '../../domain/goods/label.ts'
import type { products } from '../database/schema.ts'

type Row = Pick<typeof products.$inferSelect, 'contentAmount' | 'contentUnit'>

/** What one unit of a product contains, if somebody has said it. The columns are both null, or none. */
export function netContentOf({
  contentAmount,
  contentUnit,
}: Partial<Row> = {}): NetContent | undefined {
  return contentAmount && contentUnit ? { amount: contentAmount, unit: contentUnit } : undefined
}
