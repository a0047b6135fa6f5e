import { type ReactNode, useState } from 'react'
import { maximumQuantity } from '../../domain/limits.ts'
import { Button } from '../../ui/button.tsx'

type CountedLineProps = {
  quantity: number
  texts: { quantityOf: (name: string) => string; takeOut: string }
  name: string
  /** What is shown of it. */
  children: ReactNode
  onCount: (quantity: number) => void
  onTakeOut: () => void
}

/** A line with how many of something, which can be taken out. */
export function CountedLine(props: CountedLineProps) {
  const { quantity, texts, name, children, onCount, onTakeOut } = props
  /** Until the field is left: on the way to another number it may be empty. What is not allowed stays to be corrected. */
  const [typed, setTyped] = useState<string>()
  const onType = (text: string) => {
    setTyped(text)
    const count = Number(text)
    if (Number.isInteger(count) && count >= 1 && count <= maximumQuantity) onCount(count)
  }
  return (
    <li className="flex items-center gap-3">
      <input
        type="number"
        aria-label={texts.quantityOf(name)}
        min={1}
        max={maximumQuantity}
        required
        value={typed ?? quantity}
        onChange={({ currentTarget: { value } }) => onType(value)}
        onBlur={({ currentTarget: { value, validity } }) => {
          if (value === '' || validity.valid) setTyped(undefined)
        }}
        className="small-control w-20 max-sm:w-16"
      />
      <span className="min-w-0 flex-1">{children}</span>
      <Button variant="link" size="small" className="flex-none max-sm:px-0" onClick={onTakeOut}>
        {texts.takeOut}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
