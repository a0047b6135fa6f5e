import { shortDate, timeOfDay } from '../../domain/dates.ts'
import { dayInColombo } from '../../domain/days.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { onTheWayTexts } from '../../domain/texts/en/on-the-way.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'

/** When a driver was at a door, and when the shop heard of it. */
export type AtDoor = { at: Date; now: Date }

/** The time at the door. With the day if it was not today: the phone may have been without a connection. */
export function timeAtDoor(language: Language, { at, now }: AtDoor): string {
  const time = timeOfDay(at, translation(deliveryTexts, language).time)
  if (dayInColombo(at) === dayInColombo(now)) return time
  const day = shortDate(at, translation(formats, language))
  return translation(onTheWayTexts, language).timeOnDay(time, day)
}
