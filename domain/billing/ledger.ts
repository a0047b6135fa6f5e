import { type Cents, noCents, sum, wholeCents } from '../money/money.ts'

/** What a bookkeeper enters: what customers are charged, and what moves at the gateway. */
export const ledgerKinds = [
  'INVOICE',
  'CREDIT_NOTE',
  'DEBIT_NOTE',
  'CANCELLATION',
  'PAYMENT',
  'REFUND',
  'CHARGEBACK',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Whether a kind adds to what customers owe, or to what they have paid, and with which sign. */
export const entries: Record<LedgerKind, { side: 'charged' | 'paid'; sign: 1 | -1 }> = {
  INVOICE: { side: 'charged', sign: 1 },
  CREDIT_NOTE: { side: 'charged', sign: -1 },
  DEBIT_NOTE: { side: 'charged', sign: 1 },
  CANCELLATION: { side: 'charged', sign: -1 },
  PAYMENT: { side: 'paid', sign: 1 },
  REFUND: { side: 'paid', sign: -1 },
  CHARGEBACK: { side: 'paid', sign: -1 },
}

type Summed = { kind: LedgerKind; cents: Cents }

/** What some kinds come to, all of them counted up. */
export function sumOfKinds(sums: readonly Summed[], ...kinds: readonly LedgerKind[]): Cents {
  return sum(sums.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents))
}

/**
 * What customers have paid beyond what they were charged: the shop has it, and it must go back to them, or is on its way.
 * Below zero where charged-back payments were not made good.
 */
export function balanceOf(sums: readonly Summed[]): Cents {
  return sums.reduce((balance, { kind, cents }) => {
    const { side, sign } = entries[kind]
    return wholeCents(balance + cents * sign * (side === 'paid' ? 1 : -1))
  }, noCents)
}
