import { charitiesTexts } from '../../domain/texts/en/back-office/charities.ts'
import { usePictureWording } from '../products/product-wording.ts'
import type { Wording } from '../ui/differences.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { CharityFacts } from './charity-form.tsx'

/** What is said of a charity, in words. */
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

/** As the call wants it. */
export function charityBody({ pictures, ...facts }: CharityFacts) {
  return { ...facts, pictureHashes: pictures.map(({ pictureHash }) => pictureHash) }
}
