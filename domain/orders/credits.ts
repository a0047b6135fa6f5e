/** Why the shop gives money back for a part of an order. */
export const creditKinds = ['NOT_SUPPLIED', 'CHEAPER', 'RETURNED', 'CLAIM', 'GOODWILL'] as const
export type CreditKind = (typeof creditKinds)[number]

/** What a credit note is for: one with a number of its own also for the cancellation of its order. */
export const creditNoteKinds = [...creditKinds, 'CANCELLED'] as const

/** The number of an order's credit note: "1042-C1". */
export function creditNumber(orderId: number, number: number): string {
  return `${orderId}-C${number}`
}
