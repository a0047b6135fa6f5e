import type { ReactNode } from 'react'
import { allergens, contentUnits, diets } from '../../domain/goods/label.ts'
import { maximumContent } from '../../domain/limits.ts'
import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { dietTexts } from '../../domain/texts/en/diets.ts'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { ProductFacts } from './product-form.tsx'
import type { OfficeProduct } from './product-queries.ts'

type Label = Pick<ProductFacts, 'content' | 'originCountry' | 'allergens' | 'diets'>

/** What the label of a product says, which its page shows. */
export function LabelFields({ product }: { product: OfficeProduct | undefined }) {
  const texts = useOfficeTexts(productsTexts).label
  const names = useTexts(goodsPageTexts)
  const dietNames = useTexts(dietTexts)
  return (
    <details className="grid gap-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.title}</summary>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            label={texts.amount}
            name="contentAmount"
            type="number"
            min="1"
            max={maximumContent}
            step="1"
            defaultValue={product?.content?.amount}
            optional
          />
          <Field label={texts.unit}>
            {(attributes) => (
              <select
                {...attributes}
                name="contentUnit"
                defaultValue={product?.content?.unit ?? 'G'}
                className="field-control"
              >
                {contentUnits.map((unit) => (
                  <option key={unit} value={unit}>
                    {texts.units[unit]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <TextField
            label={texts.origin}
            hint={texts.originHint}
            name="originCountry"
            defaultValue={product?.originCountry ?? ''}
            maxLength={2}
            autoComplete="off"
            optional
          />
        </div>
        <Choices legend={names.diets}>
          {diets.map((diet) => (
            <CheckField
              key={diet}
              name={diet}
              label={dietNames[diet]}
              defaultChecked={product?.diets.includes(diet)}
            />
          ))}
        </Choices>
        <Choices legend={names.allergens}>
          {allergens.map((allergen) => (
            <CheckField
              key={allergen}
              name={allergen}
              label={names.allergen[allergen]}
              defaultChecked={product?.allergens?.includes(allergen)}
            />
          ))}
          <CheckField
            name={noneOfThem}
            label={names.noAllergens}
            defaultChecked={product?.allergens?.length === 0}
          />
        </Choices>
      </div>
    </details>
  )
}

const noneOfThem = 'noAllergens'

/** The label as it was filled in. Without any choice of allergens, nothing is said about them. */
export function labelIn(fields: Record<string, string>): Label {
  const amount = Number(fields.contentAmount)
  const unit = contentUnits.find((each) => each === fields.contentUnit)
  const contained = allergens.filter((allergen) => fields[allergen])
  const isKnown = contained.length > 0 || Boolean(fields[noneOfThem])
  return {
    content: amount > 0 && unit ? { amount, unit } : null,
    originCountry: fields.originCountry?.trim().toUpperCase() || null,
    allergens: isKnown ? contained : null,
    diets: diets.filter((diet) => fields[diet]),
  }
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">{children}</div>
    </fieldset>
  )
}
