/** A box shows seven different pictures at most. */
export const heapSize = 7

/** The first different pictures, as many as lie in one box. */
export function heapOf(pictures: readonly string[]): string[] {
  return [...new Set(pictures)].slice(0, heapSize)
}

/** Three ways to heap the same pictures, so that in turn each of them lies on top. */
export function heapsInTurn(pictures: readonly string[]): string[][] {
  const different = [...new Set(pictures)]
  const step = Math.ceil(different.length / 3)
  const starts = [...new Set([0, step, 2 * step])].filter((start) => start < different.length)
  return starts.map((start) => heapOf([...different.slice(start), ...different.slice(0, start)]))
}
