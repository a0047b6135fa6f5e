import { shop } from './shop.ts'

const grouped = new Intl.NumberFormat(shop.locale)

/** "20,000": a count, formatted for a sentence. */
export function countText(count: number): string {
  return grouped.format(count)
}
