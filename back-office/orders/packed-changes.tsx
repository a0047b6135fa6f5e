import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import type { OrderDocument } from './queries.ts'

type Packed = NonNullable<OrderDocument['packed']>

/** What of a packed order differs from what was ordered. No prices: it is also printed on packing slips. */
export function PackedChanges({ packed: { changes } }: { packed: Packed }) {
  const { state } = useTexts(pickingPhoneTexts)
  if (changes.length === 0) return null
  return (
    <ul className="mt-3 grid gap-1">
      {changes.map(({ name, leftOut, substitutes }, index) => {
        const said = [
          ...(leftOut > 0 ? [state.short(leftOut)] : []),
          ...substitutes.map(({ units, name, forUnits }) => state.replaced(units, name, forUnits)),
        ]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is packed stays as it is
          <li key={index}>
            <strong>{unbrokenUnits(name)}</strong>: {said.join(' · ')}
          </li>
        )
      })}
    </ul>
  )
}
