import { fullDate } from '../../domain/dates.ts'
import { promisedDay } from '../../domain/delivery/promise.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import { slotText } from '../delivery/index.ts'
import type { OrderRow } from './store.ts'

export type Promised = Pick<OrderRow, 'paidAt' | 'promisedFrom' | 'promisedTo' | 'collectAt'>

/** The promised day in words. */
export function promisedDayText(order: Promised, now: Date, language: Language): string {
  return fullDate(promisedDay(order, now), translation(formats, language))
}

/** A row of a mail with the promised hours; undefined where the shop sets no times. */
export function promisedHours(
  { promisedFrom, promisedTo, collectAt }: Promised,
  language: Language,
): [label: string, value: string] | undefined {
  if (!promisedFrom || !promisedTo) return undefined
  const hours = { startsAt: promisedFrom, endsAt: promisedTo }
  const { title, titleToCollect } = translation(deliveryTexts, language)
  return [collectAt ? titleToCollect : title, slotText(hours, language)]
}
