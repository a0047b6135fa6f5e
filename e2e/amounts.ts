import { cents, plainAmount } from '../domain/money/money.ts'
import { shop } from '../domain/shop.ts'
import { formats } from '../domain/texts/en/formats.ts'

/** An amount in rupees as cards show it: "LKR 5,140". */
export const onCard = (rupees: number) => `${shop.currency} ${plainAmount(cents(rupees), formats)}`
