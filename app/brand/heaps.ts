/** A box shows seven different pictures at most. */
export const heapSize = 7

/** So few need places of their own in the heap (signature.css), so that no hole is in its middle. */
export const fewPictures = 4

/** The first distinct pictures, up to the number that one box shows. */
export function heapOf(pictures: readonly string[]): string[] {
  return [...new Set(pictures)].slice(0, heapSize)
}

/** Up to three heaps of the same pictures, each beginning with different ones, so that all are seen in turn. */
export function heapsInTurn(pictures: readonly string[]): string[][] {
  const different = [...new Set(pictures)]
  const step = Math.ceil(different.length / 3)
  const starts = [...new Set([0, step, 2 * step])].filter((start) => start < different.length)
  return starts.map((start) => heapOf([...different.slice(start), ...different.slice(0, start)]))
}
