import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'

type QuantityStepperProps = {
  quantity: number
  /** What is counted, for the buttons' names. */
  name: string
  onDecrease: () => void
  onIncrease: () => void
  canDecrease?: boolean
  canIncrease?: boolean
}

/**
 * Less or more of something. A button that has reached its bound stays where the focus is: whoever
 * pressed it by keyboard goes on from there.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, name, onDecrease, onIncrease, canDecrease = true, canIncrease = true } = props
  return (
    <fieldset
      aria-label={`Quantity of ${name}`}
      className="inline-flex items-center rounded-control border-control border-husk-500 bg-white"
    >
      <button
        type="button"
        aria-label={`Decrease quantity of ${name}`}
        aria-disabled={!canDecrease}
        onClick={canDecrease ? onDecrease : undefined}
        className={stepClass}
      >
        <Minus size={18} aria-hidden />
      </button>
      <output className="min-w-7 text-center font-semibold">{quantity}</output>
      <button
        type="button"
        aria-label={`Increase quantity of ${name}`}
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
