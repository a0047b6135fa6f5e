/** Why the shop gives money back for a part of an order. */
export const creditKinds = [
  'NOT_SUPPLIED',
  'TAKEN_OFF',
  'CHEAPER',
  'RETURNED',
  'CLAIM',
  'GOODWILL',
] as const
export type CreditKind = (typeof creditKinds)[number]

/** What a credit note is for: one with a number of its own also for the cancellation of its order. */
export const creditNoteKinds = [...creditKinds, 'CANCELLED'] as const
export type CreditNoteKind = (typeof creditNoteKinds)[number]

/** Whether units that were credited so are not packed: they were not there, or are no longer wanted. */
export function isOfNeverSent(kind: CreditNoteKind): boolean {
  return kind === 'NOT_SUPPLIED' || kind === 'TAKEN_OFF'
}

/** The number of an order's credit note: "1042-C1". */
export function creditNumber(orderId: number, number: number): string {
  return `${orderId}-C${number}`
}
