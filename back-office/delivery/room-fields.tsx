import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

type Fields = Readonly<Record<string, string>>

/** How many orders a weekly time has room for, and how many hours before it they end. */
export function RoomFields({ capacity, cutoffHours }: { capacity: number; cutoffHours: number }) {
  const texts = useOfficeTexts(officeDeliveryTexts).times
  return (
    <>
      <TextField
        label={texts.capacity}
        name="capacity"
        type="number"
        min={1}
        defaultValue={capacity}
        required
      />
      <TextField
        label={texts.cutoff}
        name="cutoff"
        type="number"
        min={0}
        max={240}
        step="0.5"
        defaultValue={cutoffHours}
        required
      />
    </>
  )
}

/** The same as it was filled in. */
export function roomIn({ capacity, cutoff }: Fields) {
  return { capacity: Number(capacity), cutoffMinutes: Math.round(Number(cutoff) * 60) }
}
