import { cents, exactAmount, plainAmount } from '../domain/money/money.ts'
import { formats } from '../domain/texts/en/formats.ts'
import { useTexts } from './texts.ts'

type MoneyProps = {
  rupees: number
  /** With two decimals, as on order and payment pages. */
  precise?: boolean
  className?: string
}

/** The only component that shows amounts in the shop: sign, currency and number, without a line break between them. */
export function Money({ rupees, precise = false, className = '' }: MoneyProps) {
  const texts = useTexts(formats)
  const written = precise ? exactAmount : plainAmount
  return (
    <span className={`whitespace-nowrap ${className}`}>
      {rupees < 0 && '−\u00a0'}
      <span className="money-unit">{texts.currency}</span>
      {`\u00a0${written(cents(Math.abs(rupees)), texts)}`}
    </span>
  )
}

/** The price of a single product: large figures after a small currency. */
export function Price(props: MoneyProps) {
  return <Money {...props} className={`price ${props.className ?? ''}`} />
}
