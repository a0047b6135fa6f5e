import { shop } from './shop.ts'

const grouped = new Intl.NumberFormat(shop.locale)

/** "20,000": a number of things, as sentences say it. */
export function countText(count: number): string {
  return grouped.format(count)
}
