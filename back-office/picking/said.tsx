import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PickedLine } from './picking-queries.ts'

/** What was said of a line so far. */
export function Said({ line }: { line: PickedLine }) {
  const { state } = useTexts(pickingPhoneTexts)
  const { picked, short, substitutes } = line
  const said = [
    ...(picked > 0 ? [state.picked(picked)] : []),
    ...(short > 0 ? [state.short(short)] : []),
    ...substitutes.map(({ units, name, forUnits }) => state.replaced(units, name, forUnits)),
  ]
  return said.join(' · ')
}
