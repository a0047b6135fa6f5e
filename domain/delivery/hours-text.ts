import { fullDate, timeOfDay } from '../dates.ts'
import type { Texts } from '../texts/texts.ts'

type Words = { texts: Texts['deliveryTexts']; formats: Texts['formats'] }

/** "9:00 AM – 12:00 PM" */
export function timesText(from: Date | string, to: Date | string, { texts }: Words): string {
  return texts.times(timeOfDay(from, texts.time), timeOfDay(to, texts.time))
}

/** "Tuesday, December 1, 2026, 9:00 AM – 12:00 PM" */
export function hoursText(from: Date | string, to: Date | string, words: Words): string {
  return words.texts.onDay(fullDate(from, words.formats), timesText(from, to, words))
}
