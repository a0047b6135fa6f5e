import { maximumStock } from '../../../domain/limits.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { appendMovements, lockShelves } from '../ledger.ts'
import { isMovedBy } from './store.ts'

type Movement = {
  productId: number
  kind: 'CORRECTION' | 'DELIVERY'
  change: number
  cause: string
  requestKey?: string | null | undefined
}

/** Records a delivery or a correction in the ledger, once for each request key. Returns the stock now. */
export function moveStock(
  shop: Shop,
  operator: Actor,
  { productId, kind, change, cause, requestKey }: Movement,
): Promise<number> {
  return shop.database.transaction(async (tx) => {
    const [shelf] = await lockShelves(tx, { productIds: [productId] })
    if (!shelf) throw refusal('unknownProduct')
    if (requestKey && (await isMovedBy(tx, productId, requestKey))) return shelf.stockQuantity
    const stock = shelf.stockQuantity + change
    if (stock < 0 || stock > maximumStock) throw refusal('stockOutOfRange')
    await appendMovements(tx, [{ productId, kind, change, cause, requestKey }])
    await recordChange(tx, operator, {
      action: kind === 'DELIVERY' ? 'receive delivery' : 'correct stock',
      subject: { kind: 'product', id: productId },
      before: { stock: shelf.stockQuantity },
      after: { stock, cause },
    })
    return stock
  })
}
