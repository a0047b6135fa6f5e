import type { DeliveryOffer } from '../../contract/index.ts'
import { type DeliveryTerms, servedAreas } from '../../domain/delivery/areas.ts'
import { amountText } from '../../domain/money/money.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { useTexts } from '../../ui/texts.ts'
import { isDelivered } from './delivery-to.ts'

type DeliveryNoteProps = {
  id: string
  terms: DeliveryTerms
  areas: DeliveryOffer['areas']
  /** A time must be chosen, and is not. */
  isTimeMissing: boolean
}

/** Why the order is not delivered as it is, or what it lacks to be delivered for no fee. */
export default function DeliveryNote({ id, terms, areas, isTimeMissing }: DeliveryNoteProps) {
  const texts = useTexts(deliveryTexts)
  const written = useTexts(formats)
  return (
    <p
      id={id}
      role="status"
      className={`text-small empty:sr-only ${isDelivered(terms) ? '' : 'text-chilli-700'}`}
    >
      {noteOf(terms, areas, { texts, written })}
      {isTimeMissing && isDelivered(terms) && (
        <span className="block text-chilli-700">{texts.choose}</span>
      )}
    </p>
  )
}

type Words = { texts: Texts['deliveryTexts']; written: Texts['formats'] }

function noteOf(
  { area, isServed, missingCents, missingForFreeCents }: DeliveryTerms,
  areas: DeliveryOffer['areas'],
  { texts, written }: Words,
): string | undefined {
  if (!isServed) return texts.notServed(namesOf(areas))
  if (missingCents > 0)
    return texts.belowMinimum(amountText(missingCents, written), area?.name ?? '')
  if (missingForFreeCents > 0) return texts.moreForFree(amountText(missingForFreeCents, written))
  return undefined
}

function namesOf(areas: DeliveryOffer['areas']): string {
  return servedAreas(areas)
    .map(({ name }) => name)
    .join(', ')
}
