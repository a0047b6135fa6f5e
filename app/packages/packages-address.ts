import { pageAddress } from '../../contract/pages.ts'
import { pageInAddress } from '../../ui/page-numbers.ts'

/** The URL of a page of the packages, all of them or those that match a search. */
export function packagesAddress(page: number, term?: string): string {
  return pageAddress('/packages', { q: term || undefined, page: pageInAddress(page) })
}
