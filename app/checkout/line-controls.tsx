import Trash from 'lucide-react/icons/trash-2'
import { canDecrement, canIncrement } from '../../domain/cart/edits.ts'
import { subTotalCents } from '../../domain/cart/lines.ts'
import { rupees } from '../../domain/money/money.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Money } from '../../ui/money.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { LineProps } from './line-props.ts'

/** A line's quantity, its remove button and its amount. */
export function LineControls({ line, isUnsaved, edits, onGone }: LineProps) {
  const texts = useTexts(checkoutTexts)
  const { lineRemoved, unsaved } = useTexts(cartTexts)
  const { item, quantity } = line
  const isLastOne = item.kind === 'product' && quantity === 1
  const remove = () => {
    void edits.remove(item)
    onGone(lineRemoved(item.name))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-1.5 max-md:basis-full md:gap-x-3">
      <QuantityStepper
        quantity={quantity}
        name={item.name}
        canDecrease={canDecrement(line)}
        canIncrease={canIncrement(line)}
        onDecrease={isLastOne ? remove : () => void edits.decrement(item)}
        onIncrease={() => void edits.increment(item)}
      />
      <IconButton
        label={texts.removeItem(item.name)}
        icon={<Trash size={20} aria-hidden />}
        variant="plain"
        onClick={remove}
        className="text-chilli-700"
      />
      {isUnsaved && <p className="text-small text-turmeric-800">{unsaved}</p>}
      <Money
        rupees={rupees(subTotalCents(line))}
        precise
        className="stencil text-right text-[1.25rem] max-md:ml-auto md:min-w-29 md:text-[1.375rem]"
      />
    </div>
  )
}
