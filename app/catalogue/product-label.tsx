import type { ReactNode } from 'react'
import type { Category, DetailedProduct } from '../../contract/index.ts'
import { dietTexts } from '../../domain/texts/en/diets.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { useTexts } from '../../ui/texts.ts'

type ProductLabelProps = { product: DetailedProduct; category: Category | undefined }

/** What is known about a product beside its description; nothing is said about what nobody has filled in. */
export function ProductLabel({ product, category }: ProductLabelProps) {
  const texts = useTexts(goodsPageTexts)
  const dietNames = useTexts(dietTexts)
  const { list } = useTexts(formats)
  const { origin, allergens, diets, storage } = product
  if (!category && !origin && !allergens && !storage && diets.length === 0) return null
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-card">
        {texts.facts}
      </h2>
      <dl className="mt-3 grid grid-cols-[fit-content(45%)_1fr] border-t border-husk-200">
        {category && <Fact name={texts.category}>{category.name}</Fact>}
        {origin && <Fact name={texts.origin}>{origin.name}</Fact>}
        {storage && <Fact name={texts.storage}>{texts.kept[storage]}</Fact>}
        {diets.length > 0 && (
          <Fact name={texts.diets}>{list(diets.map((diet) => dietNames[diet]))}</Fact>
        )}
        {allergens && (
          <Fact name={texts.allergens}>
            {allergens.length === 0
              ? texts.noAllergens
              : list(allergens.map((allergen) => texts.allergen[allergen]))}
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid gap-x-6 border-b border-husk-200 py-2.5">
      <dt className="text-husk-700">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
