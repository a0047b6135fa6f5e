import type { CustomPackage } from '../../contract/index.ts'
import { cents, plainAmount } from '../../domain/money/money.ts'
import type { Texts } from '../../domain/texts/texts.ts'

type Searched = Pick<CustomPackage, 'packageName' | 'description' | 'price'> & {
  packageItems: readonly { productName: string }[]
}

/** The packages whose name, description, price or any item's name contains the term, in any letter case. */
export function customPackagesMatching<Package extends Searched>(
  packages: readonly Package[],
  term: string,
  formats: Texts['formats'],
): Package[] {
  const wanted = term.trim().toLowerCase()
  return packages.filter(({ packageName, description, price, packageItems }) =>
    [
      packageName,
      description,
      // As the card shows it, and as a customer types it.
      `${formats.currency} ${plainAmount(cents(price), formats)}`,
      String(price),
      ...packageItems.map((item) => item.productName),
    ].some((text) => text.toLowerCase().includes(wanted)),
  )
}
