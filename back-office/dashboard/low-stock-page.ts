import { withQuery } from '../../contract/pages.ts'
import type { Right } from '../../domain/operators/rights.ts'
import { officeHref } from '../office-href.ts'

/** The list of what runs out: with fields to change it, or only to look at. */
export function lowStockPage(may: (right: Right) => boolean): string {
  const list = may('stock.correct') ? officeHref('/stock') : officeHref('/products')
  return withQuery(list, { state: 'LOW', sort: 'stock' })
}
