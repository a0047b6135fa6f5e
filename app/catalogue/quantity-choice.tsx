import { QuantityStepper } from '../../ui/quantity-stepper.tsx'

type ChoiceProps = {
  quantity: number
  /** Of what. */
  name: string
  most: number
  onChoose: (quantity: number) => void
}

/** Chooses how many are put into the cart: at least one. */
export function QuantityChoice({ quantity, name, most, onChoose }: ChoiceProps) {
  return (
    <QuantityStepper
      quantity={quantity}
      name={name}
      canDecrease={quantity > 1}
      canIncrease={quantity < most}
      onDecrease={() => onChoose(quantity - 1)}
      onIncrease={() => onChoose(quantity + 1)}
    />
  )
}
