import { type Load, loadName } from './loads.ts'

/** Where an order goes and when, as far as the order of stops follows from it. */
export type Destination = Load & {
  areaName: string | null
  postalCode: string
  streetAddress: string
  slot: { from: string; to: string } | null
}

const alphabet = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * The order of stops that is suggested: earlier hours first, then area, postal code and street, so that neighbours follow
 * one another. A map knows better: a person changes it.
 */
export function suggestedOrder<Stop extends Destination>(stops: readonly Stop[]): Stop[] {
  return [...stops].sort(
    (one, other) =>
      alphabet.compare(startOf(one), startOf(other)) ||
      alphabet.compare(one.areaName ?? '', other.areaName ?? '') ||
      alphabet.compare(one.postalCode, other.postalCode) ||
      alphabet.compare(streetOf(one), streetOf(other)) ||
      alphabet.compare(one.streetAddress, other.streetAddress) ||
      one.orderId - other.orderId,
  )
}

/** An order without hours comes after those that have them. */
function startOf({ slot }: Destination): string {
  return slot?.from ?? 'later'
}

/** "Example Lane, Colombo" of "No. 12/3, Example Lane, Colombo": houses of one street are neighbours, no matter which number they have. */
function streetOf({ streetAddress }: Destination): string {
  return streetAddress.replace(/^\s*(?:no\.?\s*)?\d[\w/-]*\s*,?\s*/i, '')
}

/** The stops with that of one load moved a place up (-1) or down (1). */
export function moved<Stop extends Load>(stops: readonly Stop[], load: string, by: 1 | -1): Stop[] {
  const place = stops.findIndex((each) => loadName(each) === load)
  const stop = stops[place]
  const other = stops[place + by]
  if (stop === undefined || other === undefined) return [...stops]
  return stops.map((each, at) => {
    if (at === place) return other
    return at === place + by ? stop : each
  })
}

/** A run with one more order: in its suggested place if nobody has changed the suggestion, otherwise at the end. */
export function withStop<Stop extends Destination>(stops: readonly Stop[], added: Stop): Stop[] {
  const isAsSuggested = suggestedOrder(stops).every((stop, place) => stop === stops[place])
  const all = [...stops, added]
  return isAsSuggested ? suggestedOrder(all) : all
}
