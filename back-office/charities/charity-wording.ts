import { charitiesTexts } from '../../domain/texts/en/back-office/charities.ts'
import { usePictureWording } from '../products/product-wording.ts'
import type { Wording } from '../ui/differences.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { CharityFacts } from './charity-form.tsx'

/** The facts of a charity as text. */
export function useCharityWording(): (facts: CharityFacts) => Wording {
  const texts = useOfficeTexts(charitiesTexts).facts
  const pictureWording = usePictureWording()
  return ({ name, subName, description, pictures }) => [
    [texts.name, name],
    [texts.subName, subName],
    [texts.description, description],
    [texts.pictures, pictures.map(({ pictureHash }) => pictureWording(pictureHash)).join(', ')],
  ]
}

/** The body of the call. */
export function charityBody({ pictures, ...facts }: CharityFacts) {
  return { ...facts, pictureHashes: pictures.map(({ pictureHash }) => pictureHash) }
}
