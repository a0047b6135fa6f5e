import { cents, exactAmount } from '../../domain/money/money.ts'
import { packagesTexts } from '../../domain/texts/en/back-office/packages.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { useTexts } from '../../ui/texts.ts'
import { usePictureWording } from '../products/product-wording.ts'
import type { Wording } from '../ui/differences.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { PackageFacts } from './package-form.tsx'

/** The facts of a package as text. */
export function usePackageWording(): (facts: PackageFacts) => Wording {
  const texts = useOfficeTexts(packagesTexts).facts
  const numbers = useTexts(formats)
  const pictureWording = usePictureWording()
  return (facts) => [
    [texts.name, facts.name],
    [texts.description, facts.description],
    [texts.price, exactAmount(cents(facts.price), numbers)],
    [texts.discount, exactAmount(cents(facts.discount), numbers)],
    [texts.picture, pictureWording(facts.pictureHash)],
    [
      texts.contents,
      facts.contents.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
    ],
  ]
}

/** The body of the call. */
export function packageBody({ contents, ...facts }: PackageFacts) {
  return {
    ...facts,
    contents: contents.map(({ productId, quantity }) => ({ productId, quantity })),
  }
}
