import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { useTexts } from './texts.ts'

type QuantityStepperProps = {
  quantity: number
  /** What is counted, for the labels of the buttons. */
  name: string
  onDecrease: () => void
  onIncrease: () => void
  canDecrease?: boolean
  canIncrease?: boolean
}

/**
 * Decreases or increases a quantity. A button that has reached its limit stays focusable, so that keyboard
 * users keep their place.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, name, onDecrease, onIncrease, canDecrease = true, canIncrease = true } = props
  const texts = useTexts(controlTexts)
  return (
    <fieldset
      aria-label={texts.quantityOf(name)}
      className="inline-flex items-center rounded-control border-control border-husk-500 bg-white"
    >
      <button
        type="button"
        aria-label={texts.decreaseQuantityOf(name)}
        aria-disabled={!canDecrease}
        onClick={canDecrease ? onDecrease : undefined}
        className={stepClass}
      >
        <Minus size={18} aria-hidden />
      </button>
      <output className="min-w-7 text-center font-semibold">{quantity}</output>
      <button
        type="button"
        aria-label={texts.increaseQuantityOf(name)}
        aria-disabled={!canIncrease}
        onClick={canIncrease ? onIncrease : undefined}
        className={stepClass}
      >
        <Plus size={18} aria-hidden />
      </button>
    </fieldset>
  )
}

const stepClass =
  'grid size-11 place-items-center rounded-control hover:not-aria-disabled:bg-leaf-100 aria-disabled:cursor-default aria-disabled:text-husk-500'
