import { cents, exactAmount } from '../../domain/money/money.ts'
import { pictureTexts } from '../../domain/texts/en/back-office/pictures.ts'
import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { useTexts } from '../../ui/texts.ts'
import type { Wording } from '../ui/differences.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { ProductFacts } from './product-form.tsx'

// Every text of the facts is one that operators set.
const factNames = Object.keys(productsTexts.facts) as (keyof ProductFacts)[]

type Categories = readonly { categoryId: number; name: string }[]

/** The facts of a product as text. */
export function useProductWording(categories: Categories): (facts: ProductFacts) => Wording {
  const texts = useOfficeTexts(productsTexts).facts
  const numbers = useTexts(formats)
  const pictureWording = usePictureWording()
  return (facts) => {
    const category = categories.find(({ categoryId }) => categoryId === facts.categoryId)
    const words: Record<keyof ProductFacts, string> = {
      ...facts,
      alsoCalled: facts.alsoCalled ?? '',
      price: exactAmount(cents(facts.price), numbers),
      categoryId: category?.name ?? '',
      pictureHash: pictureWording(facts.pictureHash),
    }
    return factNames.map((name) => [texts[name], words[name]])
  }
}

/** A picture as text. */
export function usePictureWording(): (hash: string | null) => string {
  const texts = useOfficeTexts(pictureTexts)
  return (hash) => (hash ? texts.fact(hash.slice(0, 8)) : texts.noFact)
}
