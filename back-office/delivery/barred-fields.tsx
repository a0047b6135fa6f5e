import { CheckField } from '../../ui/check-field.tsx'
import type { Fields } from '../../ui/form-rules.ts'

export type Categories = readonly { categoryId: number; name: string }[]

const fieldOf = (categoryId: number) => `barred ${categoryId}`

type BarredFieldsProps = { title: string; categories: Categories }

/** Which goods are not delivered on days that are not closed. */
export function BarredFields({ title, categories }: BarredFieldsProps) {
  return (
    <details>
      <summary className="text-link py-2.5">{title}</summary>
      <div className="flex flex-wrap gap-x-5">
        {categories.map(({ categoryId, name }) => (
          <CheckField key={categoryId} label={name} name={fieldOf(categoryId)} value="on" />
        ))}
      </div>
    </details>
  )
}

/** What the form says of delivery: none at all, or not of all goods. */
export function limitsIn(fields: Fields, categories: Categories) {
  return {
    closesDelivery: fields.closesDelivery === 'on',
    barredCategoryIds: categories
      .map(({ categoryId }) => categoryId)
      .filter((id) => fields[fieldOf(id)] === 'on'),
  }
}
