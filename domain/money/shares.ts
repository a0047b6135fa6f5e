import { type Cents, wholeCents } from './money.ts'

/**
 * Shares an amount in proportion to weights, so that the shares add up to it. The cents that are left
 * after rounding down go to the largest remainders; of equal ones, to the first. Without any weight the
 * shares are equal.
 */
export function shares(total: Cents, weights: readonly number[]): Cents[] {
  const used = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  // The products of cents and weights exceed what a number holds exactly.
  const all = used.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const parts = used.map((weight, place) => {
    const exact = BigInt(total) * BigInt(weight)
    return { place, whole: Number(exact / all), remainder: exact % all }
  })
  const left = total - parts.reduce((sum, { whole }) => sum + whole, 0)
  // The sort is stable: of equal remainders the first stays first.
  const luckiest = parts
    .toSorted((one, other) => Number(other.remainder - one.remainder))
    .slice(0, left)
  const places = new Set(luckiest.map(({ place }) => place))
  return parts.map(({ place, whole }) => wholeCents(whole + (places.has(place) ? 1 : 0)))
}
