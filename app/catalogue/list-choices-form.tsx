import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Diet } from '../../domain/goods/label.ts'
import { largestPriceChosen, productSorts } from '../../domain/goods/list-choices.ts'
import { dietTexts } from '../../domain/texts/en/diets.ts'
import { listTexts } from '../../domain/texts/en/list-choices.ts'
import { Button } from '../../ui/button.tsx'
import { KeptParameters } from '../../ui/kept-parameters.tsx'
import { useTexts } from '../../ui/texts.ts'
import { type ProductRequest, productsAddress } from './product-request.ts'

type ListChoicesFormProps = {
  request: ProductRequest
  /** The diets that products of the list suit, and how many of them do. */
  diets: readonly { diet: Diet; products: number }[]
  /** The page of the list: without script the form is sent to it. */
  action: string
}

/** The fields for the order of a list, and for what is shown of it. */
export function ListChoicesForm({ request, diets, action }: ListChoicesFormProps) {
  const texts = useTexts(listTexts)
  const names = useTexts(dietTexts)
  const { categoryId, term, sort, diet, minPrice, maxPrice } = request
  const filters = [diet, minPrice, maxPrice].filter((each) => each !== undefined).length
  return (
    <form
      // Another request, as by the back button, shows its own choices.
      key={productsAddress(request)}
      action={action}
      aria-label={texts.form}
      className="grid gap-x-5 gap-y-1 md:flex md:flex-wrap md:items-center"
    >
      <KeptParameters kept={{ q: term, category: categoryId }} />
      <Choice label={texts.sort} name="sort" chosen={sort ?? ''}>
        <option value="">{term ? texts.bestMatch : texts.shopOrder}</option>
        {productSorts.map((each) => (
          <option key={each} value={each}>
            {texts.sorts[each]}
          </option>
        ))}
      </Choice>
      <details open={filters > 0} className="min-w-0 open:basis-full">
        <summary className="text-link min-h-11 py-2.5">{texts.filter(filters)}</summary>
        <div className="grid grid-cols-2 items-end gap-3 py-2 md:flex md:flex-wrap md:gap-x-5">
          {diets.length > 0 && (
            <Choice
              label={texts.diet}
              name="diet"
              chosen={diet?.toLowerCase() ?? ''}
              className="col-span-2"
            >
              <option value="">{texts.anyDiet}</option>
              {diets.map((each) => (
                <option key={each.diet} value={each.diet.toLowerCase()}>
                  {texts.counted(names[each.diet], each.products)}
                </option>
              ))}
            </Choice>
          )}
          <Price label={texts.from} name="from" amount={minPrice} />
          <Price label={texts.to} name="to" amount={maxPrice} />
          <Button type="submit" size="small" variant="outline" className="col-span-2">
            {texts.apply}
          </Button>
          {filters > 0 && (
            <Link
              to={productsAddress({ categoryId, term, sort, page: 1 })}
              preventScrollReset
              className="text-link col-span-2 flex min-h-11 items-center justify-self-center"
            >
              {texts.clear}
            </Link>
          )}
        </div>
      </details>
    </form>
  )
}

type ChoiceProps = {
  label: string
  name: string
  chosen: string
  className?: string
  children: ReactNode
}

function Choice({ label, name, chosen, className, children }: ChoiceProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className}>
      <select
        id={id}
        name={name}
        defaultValue={chosen}
        className="field-control min-w-0 max-w-full md:w-auto"
      >
        {children}
      </select>
    </Labelled>
  )
}

type PriceProps = { label: string; name: string; amount: number | undefined }

function Price({ label, name, amount }: PriceProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={largestPriceChosen}
        step={1}
        defaultValue={amount}
        className="field-control md:w-28"
      />
    </Labelled>
  )
}

type LabelledProps = { id: string; label: string; className?: string; children: ReactNode }

/** A label beside its control, on phones above it: the fields of other forms have theirs above. */
function Labelled({ id, label, className = '', children }: LabelledProps) {
  return (
    <p
      className={`grid min-w-0 gap-1 md:flex md:max-w-full md:flex-wrap md:items-center md:gap-x-2.5 ${className}`}
    >
      <label htmlFor={id} className="text-label text-husk-700">
        {label}
      </label>
      {children}
    </p>
  )
}
