import { pictureWording } from '../products/product-wording.ts'
import type { Wording } from '../ui/differences.ts'
import type { CharityFacts } from './charity-form.tsx'

/** What is said of a charity, in words. */
export function charityWording({ name, subName, description, pictures }: CharityFacts): Wording {
  return [
    ['Name', name],
    ['In short', subName],
    ['Description', description],
    ['Pictures', pictures.map(({ pictureHash }) => pictureWording(pictureHash)).join(', ')],
  ]
}

/** As the call wants it. */
export function charityBody({ pictures, ...facts }: CharityFacts) {
  return { ...facts, pictureHashes: pictures.map(({ pictureHash }) => pictureHash) }
}
