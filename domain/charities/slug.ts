import { slugOf } from '../slug.ts'
import { englishNameOf, type Named } from '../texts/english-name.ts'

type Renamed = { formerSlugs?: readonly string[] | undefined }

/** The charity whose address this is, or was once; of two with the same name, the first. */
export function findCharityBySlug<Charity extends Named & Renamed>(
  charities: readonly Charity[],
  slug: string,
): Charity | undefined {
  return (
    charities.find((charity) => slugOf(englishNameOf(charity)) === slug) ??
    charities.find(({ formerSlugs }) => formerSlugs?.includes(slug))
  )
}

/** The slugs of a charity's earlier names, the latest last, once it has this name. */
export function formerSlugsAfter(
  before: { name: string; formerSlugs: readonly string[] },
  name: string,
): string[] {
  const slugs = new Set(before.formerSlugs).add(slugOf(before.name))
  slugs.delete(slugOf(name))
  return [...slugs]
}

/** A title to show while nothing but the address is known: 'lantern-meals' gives 'Lantern Meals'. */
export function titleOfSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.replace(/^./u, (letter) => letter.toUpperCase()))
    .join(' ')
}
