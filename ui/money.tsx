import { cents, exactAmount, plainAmount } from '../domain/money/money.ts'
import { formats } from '../domain/texts/en/formats.ts'
import { useTexts } from './texts.ts'

type MoneyProps = {
  rupees: number
  /** Two decimals, as order and payment pages show amounts. */
  precise?: boolean
  className?: string
}

/** The one way the shop shows an amount: unit and number, never parted by a line break. */
export function Money({ rupees, precise = false, className = '' }: MoneyProps) {
  const texts = useTexts(formats)
  const amount = precise ? exactAmount(cents(rupees), texts) : plainAmount(cents(rupees), texts)
  return (
    <span className={`whitespace-nowrap ${className}`}>
      <span className="money-unit">{texts.currency}</span>
      {`\u00a0${amount}`}
    </span>
  )
}

/** The price of a single product: stencilled figures after a small unit. */
export function Price(props: MoneyProps) {
  return <Money {...props} className={`price ${props.className ?? ''}`} />
}
