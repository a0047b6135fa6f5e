/** "48213907": enough of a transaction's id to recognise it by. */
export function shortTransactionId(transactionId: string): string {
  return transactionId.slice(-8)
}
