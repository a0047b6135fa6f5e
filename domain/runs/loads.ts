/** What a stop brings: an order, or what is sent again of it after a claim. */
export type Load = { orderId: number; replacementId: number | null }

/** One name for a load, also in the audit log. */
export function loadName({ orderId, replacementId }: Load): string {
  return replacementId === null ? String(orderId) : `${orderId}, sent again (${replacementId})`
}
