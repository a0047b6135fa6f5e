import type { OrderRequest } from './order-request.ts'

/** An attempt to order of which nobody knows yet whether it arrived. */
type Attempt = { transactionId: string; content: string }

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Gives an order its reference, of which the server takes each only once. The very same order gets
 * the same one again until its outcome is known, also after a reload and in another tab, so that
 * trying again never orders twice.
 */
export function withReference(
  memory: Memory,
  order: Omit<OrderRequest, 'transactionId'>,
  now: number,
): OrderRequest {
  const key = keyOf(order)
  const content = JSON.stringify(order)
  const open = read(memory, key)
  const transactionId = open?.content === content ? open.transactionId : `TXN-${now}`
  memory.setItem(key, JSON.stringify({ transactionId, content } satisfies Attempt))
  return { ...order, transactionId }
}

export function forgetAttempt(memory: Memory, order: Pick<OrderRequest, 'userId'>): void {
  memory.removeItem(keyOf(order))
}

function read(memory: Memory, key: string): Attempt | undefined {
  const kept = memory.getItem(key)
  // Only `withReference` writes there.
  return kept === null ? undefined : (JSON.parse(kept) as Attempt)
}

function keyOf({ userId }: Pick<OrderRequest, 'userId'>): string {
  return `order attempt of customer ${userId}`
}
