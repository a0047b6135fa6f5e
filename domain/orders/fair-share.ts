import { type Cents, cents } from '../money/money.ts'

/** What the shop knows of an account that orders. */
export type Standing = {
  /** It has paid for an order that was not cancelled. */
  hasPaid: boolean
  /** A mail proved that the customer reads its email address. */
  isConfirmed: boolean
  /** An operator has lifted the bounds, for example for a restaurant. */
  mayOrderMuch: boolean
}

/**
 * Anybody can make newcomers by the thousand; to become known takes a mailbox or money. Only an operator
 * makes an account trusted.
 */
export type Trust = 'newcomer' | 'known' | 'trusted'

export function trustOf({ hasPaid, isConfirmed, mayOrderMuch }: Standing): Trust {
  if (mayOrderMuch) return 'trusted'
  return hasPaid || isConfirmed ? 'known' : 'newcomer'
}

/** A fraction of a product's units, or a few units where the fraction would be fewer. */
type Share = { oneIn: number; fewUnits: number }

/**
 * What the unpaid orders of one account may keep from others: of each product, and in money. The few units
 * let somebody buy the last pieces of a product; from four times as many units on, three quarters stay.
 * Source: ASVS 5.0 V2.4 and OWASP OAT-021 (denial of inventory); households buy far less.
 */
export const fairShares = {
  newcomer: { oneIn: 4, fewUnits: 3, amountCents: cents(200_000) },
  known: { oneIn: 2, fewUnits: 12, amountCents: cents(1_000_000) },
} as const satisfies Record<Exclude<Trust, 'trusted'>, Share & { amountCents: Cents }>

/** What the unpaid orders of all newcomers together may keep of a product from everybody else. */
export const newcomersTogether = { oneIn: 2, fewUnits: 3 } as const satisfies Share

/** The units of a product, as an account that orders finds them. */
export type Shelf = {
  /** On the shelf, or held by the account's own unpaid orders. */
  left: number
  /** Held by the unpaid orders of other newcomers. */
  heldByNewcomers: number
}

/** How many units of a product the unpaid orders of an account may hold. */
export function mostUnits(trust: Trust, { left, heldByNewcomers }: Shelf): number {
  if (trust === 'trusted') return left
  const ofOwn = Math.min(left, shareOf(left, fairShares[trust]))
  if (trust === 'known') return ofOwn
  const ofAll = shareOf(left + heldByNewcomers, newcomersTogether)
  return Math.max(0, Math.min(ofOwn, ofAll - heldByNewcomers))
}

/** What the unpaid orders of an account may come to; undefined if that is not bounded. */
export function mostUnpaidCents(trust: Trust): Cents | undefined {
  return trust === 'trusted' ? undefined : fairShares[trust].amountCents
}

function shareOf(units: number, { oneIn, fewUnits }: Share): number {
  return Math.max(fewUnits, Math.floor(units / oneIn))
}

/**
 * What an operator should know of. An account: more than a few units of a product and one in `oneIn` of
 * those on the shelf or held by unpaid orders, or goods for this amount. All newcomers: the same of a product.
 */
export const unusualHolds = {
  account: { oneIn: 5, fewUnits: 3, amountCents: cents(100_000) },
  newcomersTogether: { oneIn: 4, fewUnits: 3 },
} as const
