import { shop } from '../../domain/shop.ts'

const whole = new Intl.NumberFormat(shop.locale)

/** A count, such as "12,345". */
export function countText(count: number): string {
  return whole.format(count)
}

/** "1 order", "12,345 orders". */
export function countOf(count: number, text: (count: number, figure: string) => string): string {
  return text(count, countText(count))
}
