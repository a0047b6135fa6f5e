import type { OrderRequest } from './order-request.ts'

/** An attempt to order whose outcome is not known yet. */
type Attempt = { transactionId: string; content: string }

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Gives an order its reference. The server accepts each reference only once. An identical order gets
 * the same reference until its outcome is known, also after a reload and in another tab, so that
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
  // Only `withReference` writes to this key.
  return kept === null ? undefined : (JSON.parse(kept) as Attempt)
}

function keyOf({ userId }: Pick<OrderRequest, 'userId'>): string {
  return `order attempt of customer ${userId}`
}
