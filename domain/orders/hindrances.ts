import type { OrderStatus } from './status.ts'

/** Why an order cannot leave the store. */
export const hindrances = ['NOT_PAID', 'PICKING', 'SHORT', 'MONEY_GONE'] as const
export type Hindrance = (typeof hindrances)[number]

type Packable = {
  status: OrderStatus
  /** Goods are missing, because it was paid when they were sold out. */
  isShort: boolean
  /** Its picking has begun, and it is not packed. */
  isBeingPicked: boolean
  /** The shop still has what the customer has to pay for it: no payment was charged back or taken back. */
  hasMoney: boolean
}

/** Orders leave the store once: paid, complete and not yet gone. */
export function hindranceOf({
  status,
  isShort,
  isBeingPicked,
  hasMoney,
}: Packable): Hindrance | undefined {
  if (status !== 'PAID') return 'NOT_PAID'
  if (!hasMoney) return 'MONEY_GONE'
  if (isBeingPicked) return 'PICKING'
  return isShort ? 'SHORT' : undefined
}
