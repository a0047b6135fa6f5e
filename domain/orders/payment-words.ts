/** Shown for an order whose gateway has not named a method or a transaction. */
export const defaultPaymentMethod = 'Online Payment'
export const missingTransaction = 'N/A'

/** "48213907": enough of a transaction's id to recognise it by. */
export function shortTransactionId(transactionId: string): string {
  return transactionId.slice(-8)
}
