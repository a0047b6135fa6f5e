import { cents, plainAmount } from '../domain/money/money.ts'
import { shop } from '../domain/shop.ts'
import { formats } from '../domain/texts/en/formats.ts'

/** An amount in rupees as cards show it: "LKR 5,140". */
export const onCard = (rupees: number) => `${shop.currency} ${plainAmount(cents(rupees), formats)}`

/** An amount in rupees with two decimals, as orders and payments show it: "LKR 5,140.00". */
export const exactly = (rupees: number) =>
  `LKR\u00a0${rupees.toLocaleString('en-LK', { minimumFractionDigits: 2 })}`
