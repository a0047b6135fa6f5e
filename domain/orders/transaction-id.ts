/** "48213907": enough of a transaction's id to recognise it. */
export function shortTransactionId(transactionId: string): string {
  return transactionId.slice(-8)
}
