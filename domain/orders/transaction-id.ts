/** "48213907": enough of a transaction's id to recognise it; undefined without one. */
export function shortTransactionId(transactionId: string | null | undefined): string | undefined {
  return transactionId?.slice(-8)
}
