import { cents, exactAmount } from '../../domain/money/money.ts'
import { pictureTexts } from '../../domain/texts/en/back-office/pictures.ts'
import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { useTexts } from '../../ui/texts.ts'
import type { Wording } from '../ui/differences.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { ProductFacts } from './product-form.tsx'

type Categories = readonly { categoryId: number; name: string }[]

/** The facts of a product as text. */
export function useProductWording(categories: Categories): (facts: ProductFacts) => Wording {
  const texts = useOfficeTexts(productsTexts).facts
  const numbers = useTexts(formats)
  const pictureWording = usePictureWording()
  return (facts) => {
    const category = categories.find(({ categoryId }) => categoryId === facts.categoryId)
    return [
      [texts.name, facts.name],
      [texts.description, facts.description],
      [texts.price, exactAmount(cents(facts.price), numbers)],
      [texts.category, category?.name ?? ''],
      [texts.picture, pictureWording(facts.pictureHash)],
    ]
  }
}

/** A picture as text. */
export function usePictureWording(): (hash: string | null) => string {
  const texts = useOfficeTexts(pictureTexts)
  return (hash) => (hash ? texts.fact(hash.slice(0, 8)) : texts.noFact)
}
