import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { BackOfficeInput } from '../../contract/back-office/index.ts'
import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { Field } from '../../ui/field.tsx'
import type { Fields } from '../../ui/form-rules.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { officeHref } from '../office-href.ts'
import { useChargesVat, usePicksOnPhone } from '../session/use-features.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { NameAndDescription } from '../ui/name-and-description.tsx'
import { PictureField } from '../ui/picture-field.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { LabelFields, labelIn } from './label-fields.tsx'
import { categoriesQuery, type OfficeProduct } from './product-queries.ts'

/** What an operator enters for a product; its price in rupees. */
export type ProductFacts = Omit<
  BackOfficeInput<'PUT /admin/products/{productId}'>['body'],
  'version'
>

/** What an operator enters for a new product: also how many there are. */
export type NewProductFacts = ProductFacts & { stock: number }

type ProductFormProps = {
  label: string
  submit: string
} & (
  | { product: OfficeProduct; save: (facts: ProductFacts) => Promise<void> }
  | { product?: undefined; save: (facts: NewProductFacts) => Promise<void> }
)

/** The stock of a product that is there already changes through its ledger only. */
export function ProductForm(props: ProductFormProps) {
  const { label, submit, product } = props
  const texts = useOfficeTexts(productsTexts).form
  const { data: categories } = useQuery(categoriesQuery)
  const picksOnPhone = usePicksOnPhone()
  const chargesVat = useChargesVat()
  const factsOf = (fields: Fields): ProductFacts => ({
    ...enteredIn(fields),
    neverSubstitute: picksOnPhone ? fields.neverSubstitute === 'on' : product?.neverSubstitute,
    isVatExempt: chargesVat ? fields.isVatExempt === 'on' : product?.isVatExempt,
  })
  if (!categories) return null
  return (
    <ChangeForm
      label={label}
      submit={submit}
      isAddition={!product}
      className="panel grid max-w-2xl gap-4"
      send={(fields) =>
        props.product
          ? props.save(factsOf(fields))
          : props.save({ ...factsOf(fields), stock: Number(fields.stock) })
      }
    >
      <NameAndDescription shown={product} />
      <TextField
        label={texts.alsoCalled}
        hint={texts.alsoCalledHint}
        name="alsoCalled"
        defaultValue={product?.alsoCalled}
        maxLength={1000}
        autoComplete="off"
        optional
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.price}
          name="price"
          type="number"
          inputMode="decimal"
          min="0.01"
          step="0.01"
          defaultValue={product?.price}
          required
        />
        <Field label={texts.category} hint={categories.length === 0 && <NoCategory />}>
          {(attributes) => (
            <select
              {...attributes}
              name="categoryId"
              defaultValue={product?.categoryId ?? ''}
              required
              className="field-control"
            >
              <option value="">{texts.chooseCategory}</option>
              {categories.map(({ categoryId, name, isPublished }) => (
                <option key={categoryId} value={categoryId}>
                  {isPublished ? name : texts.notPublished(name)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          label={texts.lowStockLimit}
          hint={texts.lowStockLimitHint}
          name="lowStockLimit"
          type="number"
          min="0"
          step="1"
          defaultValue={product?.lowStockLimit ?? ''}
          optional
        />
        {!product && (
          <TextField
            label={texts.stock}
            name="stock"
            type="number"
            min="0"
            step="1"
            defaultValue={0}
            required
          />
        )}
      </div>
      <LabelFields product={product} />
      {chargesVat && (
        <CheckField
          label={texts.isVatExempt}
          name="isVatExempt"
          defaultChecked={product?.isVatExempt}
        />
      )}
      {picksOnPhone && (
        <CheckField
          label={texts.neverSubstitute}
          name="neverSubstitute"
          defaultChecked={product?.neverSubstitute}
        />
      )}
      <PictureField
        name="pictureHash"
        hash={product?.pictureHash ?? null}
        imageUrl={product?.imageUrl ?? ''}
      />
    </ChangeForm>
  )
}

function NoCategory() {
  const { firstCategory, noCategory } = useOfficeTexts(productsTexts).form
  const link = (
    <Link to={officeHref('/categories')} className="text-link">
      {firstCategory}
    </Link>
  )
  return <Sentence parts={noCategory(link)} />
}

function enteredIn(fields: Fields) {
  return {
    name: fields.name ?? '',
    description: fields.description ?? '',
    alsoCalled: fields.alsoCalled ?? '',
    price: Number(fields.price),
    categoryId: Number(fields.categoryId),
    pictureHash: fields.pictureHash || null,
    ...labelIn(fields),
    lowStockLimit: fields.lowStockLimit ? Number(fields.lowStockLimit) : null,
  }
}
