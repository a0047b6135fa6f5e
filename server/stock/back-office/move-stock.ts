import { maximumStock } from '../../../domain/limits.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { appendMovements, lockShelves } from '../ledger.ts'

type Movement = {
  productId: number
  kind: 'CORRECTION' | 'DELIVERY'
  change: number
  cause: string
}

/** Records a delivery or a correction in the ledger. Returns the new stock. */
export function moveStock(
  shop: Shop,
  operator: Actor,
  { productId, kind, change, cause }: Movement,
): Promise<number> {
  return shop.database.transaction(async (tx) => {
    const [shelf] = await lockShelves(tx, { productIds: [productId] })
    if (!shelf) throw refusal('unknownProduct')
    const stock = shelf.stockQuantity + change
    if (stock < 0 || stock > maximumStock) throw refusal('stockOutOfRange')
    await appendMovements(tx, [{ productId, kind, change, cause }])
    await recordChange(tx, operator, {
      action: kind === 'DELIVERY' ? 'receive delivery' : 'correct stock',
      subject: { kind: 'product', id: productId },
      before: { stock: shelf.stockQuantity },
      after: { stock, cause },
    })
    return stock
  })
}
