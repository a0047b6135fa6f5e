/** The middle one of an odd number of figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? Number.NaN
}
