import { cents, exactAmount, plainAmount } from '../domain/money/money.ts'
import { shop } from '../domain/shop.ts'

type MoneyProps = {
  rupees: number
  /** Two decimals, as order and payment pages show amounts. */
  precise?: boolean
  className?: string
}

/** The one way the shop shows an amount: unit and number, never parted by a line break. */
export function Money({ rupees, precise = false, className = '' }: MoneyProps) {
  const amount = precise ? exactAmount(cents(rupees)) : plainAmount(cents(rupees))
  return (
    <span className={`whitespace-nowrap ${className}`}>
      <span className="money-unit">{shop.currency}</span>
      {`\u00a0${amount}`}
    </span>
  )
}

/** The price of a single product: stencilled figures after a small unit. */
export function Price(props: MoneyProps) {
  return <Money {...props} className={`price ${props.className ?? ''}`} />
}
