import { type Cents, minus, noCents, wholeCents } from './money.ts'

type Goods = { valueCents: Cents; quantity: number }
type Credited = { units: number; cents: Cents }

/**
 * What some more units of a line of goods are worth, after others have been credited. Rounded as the sum of
 * all credited units, so that all units together are worth exactly the line, in whichever order.
 */
export function valueOfUnits(goods: Goods, credited: Credited, units: number): Cents {
  const share = (goods.valueCents * (credited.units + units)) / goods.quantity
  const value = minus(wholeCents(Math.round(share)), credited.cents)
  // More may have been credited than the units were worth, for example for goods that became cheaper.
  return value > 0 ? value : noCents
}
