import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import type { DraftEdit, DraftItem } from '../../domain/custom-packages/draft.ts'
import { builderLimits, maximumQuantity } from '../../domain/limits.ts'
import { rupees } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Money } from '../../ui/money.tsx'
import { pageCount } from '../../ui/page-numbers.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { ProductTile } from '../catalogue/product-tile.tsx'
import { ItemHindrance } from './item-hindrance.tsx'

type ChosenItemsProps = { items: readonly DraftItem[]; onEdit: (edit: DraftEdit) => void }

const { itemsPerPage } = builderLimits

/** The items in the box, six at a time, with quantities and removal. */
export function ChosenItems({ items, onEdit }: ChosenItemsProps) {
  const texts = useTexts(customPackageTexts).builder
  const list = useRef<HTMLUListElement>(null)
  const lastPage = pageCount(items.length, itemsPerPage)
  const [asked, setAsked] = useState(1)
  const [seen, setSeen] = useState(items.length)
  if (seen !== items.length) {
    setSeen(items.length)
    // A new item is at the end.
    if (items.length > seen) setAsked(lastPage)
  }
  const page = Math.min(asked, lastPage)
  const remove = (productId: number) => {
    onEdit({ type: 'remove', productId })
    // The button that had the focus is gone; the list gets the focus instead.
    list.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={texts.items} className="outline-none">
        {items.slice((page - 1) * itemsPerPage, page * itemsPerPage).map((item) => (
          <ChosenItem
            key={item.productId}
            item={item}
            onEdit={onEdit}
            onRemove={() => remove(item.productId)}
          />
        ))}
      </ul>
      {items.length === 0 && (
        <p className="border-b border-dashed border-slip-rule py-5">{texts.empty}</p>
      )}
      <div className={lastPage > 1 ? 'mt-4' : ''}>
        <Pagination
          label={texts.itemPages}
          page={page}
          pageCount={lastPage}
          onPage={(target) => setAsked(target)}
        />
      </div>
    </>
  )
}

type ChosenItemProps = {
  item: DraftItem
  onEdit: (edit: DraftEdit) => void
  onRemove: () => void
}

function ChosenItem({ item, onEdit, onRemove }: ChosenItemProps) {
  const texts = useTexts(customPackageTexts).builder
  const langOf = useLangOf()
  const { productId, name, quantity, unitPriceCents } = item
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-dashed border-slip-rule py-2.5">
      <ProductTile product={item} className="flex-none w-13" />
      <div className="min-w-24 flex-1 text-small leading-snug">
        <h3
          lang={langOf(name)}
          className="font-text text-small leading-snug font-semibold wrap-anywhere"
        >
          {unbrokenUnits(name)}
        </h3>
        <p>
          <Money rupees={rupees(lineTotalCents(item))} />
        </p>
        {quantity > 1 && (
          <p className="text-label text-husk-700">
            {quantity} × <Money rupees={rupees(unitPriceCents)} />
          </p>
        )}
        <ItemHindrance item={item} />
      </div>
      <div className="ml-auto flex items-center">
        <QuantityStepper
          quantity={quantity}
          name={name}
          canDecrease={quantity > 1}
          canIncrease={quantity < maximumQuantity}
          onDecrease={() => onEdit({ type: 'decrease', productId })}
          onIncrease={() => onEdit({ type: 'increase', productId })}
        />
        <IconButton
          label={texts.removeItem(name)}
          icon={<Trash size={20} aria-hidden />}
          variant="plain"
          onClick={onRemove}
          className="-mr-2 text-chilli-700"
        />
      </div>
    </li>
  )
}
