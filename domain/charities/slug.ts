import { slugOf } from '../slug.ts'
import { englishNameOf, type Named } from '../texts/english-name.ts'

/** The charity whose address this is; of two with the same name, the first. */
export function findCharityBySlug<Charity extends Named>(
  charities: readonly Charity[],
  slug: string,
): Charity | undefined {
  return charities.find((charity) => slugOf(englishNameOf(charity)) === slug)
}

/** A title to show while nothing but the address is known: 'lantern-meals' gives 'Lantern Meals'. */
export function titleOfSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.replace(/^./u, (letter) => letter.toUpperCase()))
    .join(' ')
}
