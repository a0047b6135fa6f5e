import { cents, exactAmount, plainAmount } from '../domain/money/money.ts'
import { formats } from '../domain/texts/en/formats.ts'
import { useTexts } from './texts.ts'

type MoneyProps = {
  rupees: number
  /** With two decimals, as on order and payment pages. */
  precise?: boolean
  className?: string
}

/** The only component that shows amounts in the shop: currency and number, without a line break between them. */
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

/** The price of a single product: large figures after a small currency. */
export function Price(props: MoneyProps) {
  return <Money {...props} className={`price ${props.className ?? ''}`} />
}
