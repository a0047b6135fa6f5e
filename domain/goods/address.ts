import { maximumId } from '../limits.ts'
import { slugOf } from '../slug.ts'
import { englishNameOf, type Named } from '../texts/english-name.ts'

/**
 * The last part of the URL of a product or package: its English name, and its id, by which it is found.
 * So a URL with a former name still leads to it.
 */
export function goodsSlug(id: number, goods: Named): string {
  const name = slugOf(englishNameOf(goods))
  return name === '' ? String(id) : `${name}-${id}`
}

/** The id in such a part of a URL; undefined if there is none. */
export function idOfGoodsSlug(slug: string): number | undefined {
  const [, digits] = /(?:^|-)([1-9]\d{0,9})$/.exec(slug) ?? []
  const id = Number(digits)
  return id <= maximumId ? id : undefined
}
