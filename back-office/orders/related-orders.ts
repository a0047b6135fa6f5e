type Related = { addsTo: number | null; additions: readonly number[] }

/** The orders that go with this one in the same delivery. */
export function relatedOrders({ addsTo, additions }: Related): readonly number[] {
  return addsTo === null ? additions : [addsTo, ...additions]
}
