import type { Allergen } from '../../domain/goods/label.ts'
import { cents, exactAmount } from '../../domain/money/money.ts'
import { pictureTexts } from '../../domain/texts/en/back-office/pictures.ts'
import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { dietTexts } from '../../domain/texts/en/diets.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { useTexts } from '../../ui/texts.ts'
import type { Wording } from '../ui/differences.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { ProductFacts } from './product-form.tsx'

// Every text of the facts is one that operators set.
const factNames = Object.keys(productsTexts.facts) as (keyof ProductFacts)[]

type Categories = readonly { categoryId: number; name: string }[]

/** The facts of a product as text. */
export function useProductWording(categories: Categories): (facts: ProductFacts) => Wording {
  const { facts: texts, substitutes, vat } = useOfficeTexts(productsTexts)
  const numbers = useTexts(formats)
  const pictureWording = usePictureWording()
  const labelWording = useLabelWording()
  return (facts) => {
    const category = categories.find(({ categoryId }) => categoryId === facts.categoryId)
    const words: { [Fact in keyof ProductFacts]: string | undefined } = {
      ...facts,
      lowStockLimit: String(facts.lowStockLimit ?? ''),
      price: exactAmount(cents(facts.price), numbers),
      categoryId: category?.name ?? '',
      pictureHash: pictureWording(facts.pictureHash),
      ...labelWording(facts),
      isVatExempt: facts.isVatExempt ? vat.exempt : vat.taxed,
      neverSubstitute: facts.neverSubstitute ? substitutes.never : substitutes.possible,
    }
    return factNames.map((name) => [texts[name], words[name] ?? ''])
  }
}

/** What the label says as text. */
function useLabelWording() {
  const { units, nothing } = useOfficeTexts(productsTexts).label
  const names = useTexts(goodsPageTexts)
  const dietNames = useTexts(dietTexts)
  const { list } = useTexts(formats)
  const allergensText = (allergens: readonly Allergen[]) =>
    allergens.length > 0 ? list(allergens.map((each) => names.allergen[each])) : names.noAllergens
  return ({ content, originCountry, allergens, diets = [] }: ProductFacts) => ({
    content: content ? `${content.amount} ${units[content.unit]}` : nothing,
    originCountry: originCountry ?? nothing,
    allergens: allergens ? allergensText(allergens) : nothing,
    diets: list(diets.map((each) => dietNames[each])),
  })
}

/** A picture as text. */
export function usePictureWording(): (hash: string | null) => string {
  const texts = useOfficeTexts(pictureTexts)
  return (hash) => (hash ? texts.fact(hash.slice(0, 8)) : texts.noFact)
}
