import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { useTexts } from '../../ui/texts.ts'
import { useTranslatedName } from '../orders/sheet-name.tsx'
import type { PickedLine } from './picking-queries.ts'

/** What was said of a line so far. */
export function Said({ line }: { line: PickedLine }) {
  const { state } = useTexts(pickingPhoneTexts)
  const nameOf = useTranslatedName()
  const { picked, short, substitutes } = line
  const said = [
    ...(picked > 0 ? [state.picked(picked)] : []),
    ...(short > 0 ? [state.short(short)] : []),
    ...substitutes.map(({ productId, units, name, forUnits }) =>
      state.replaced(units, nameOf({ kind: 'product', id: productId }) ?? name, forUnits),
    ),
  ]
  return said.join(' · ')
}
