import { orderMoneyTexts } from '../../domain/texts/en/back-office/order-money.ts'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { unitsField } from './credit-of.ts'
import type { OrderDetail } from './queries.ts'

/** Asks for the units of an order's goods that are credited; goods that were credited whole have no field. */
export function GoodsField({ goods }: Pick<OrderDetail, 'goods'>) {
  const texts = useOfficeTexts(orderMoneyTexts).credit
  return (
    <ul aria-label={texts.goods} className="grid gap-3">
      {goods.map((each) => {
        const { key, name, packageName, quantity, creditedUnits, value } = each
        const left = quantity - creditedUnits
        return (
          <li key={key}>
            {left > 0 ? (
              <TextField
                label={texts.unitsOf(name, left)}
                name={unitsField(each)}
                type="number"
                min={0}
                max={left}
                step={1}
                optional
              />
            ) : (
              <span className="block font-semibold">{unbrokenUnits(name)}</span>
            )}
            <span className="text-husk-700">
              {packageName && texts.inPackage(packageName)}{' '}
              <Sentence parts={texts.worth(<Money rupees={value} precise />)} />
              {creditedUnits > 0 && `, ${texts.credited(creditedUnits)}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
