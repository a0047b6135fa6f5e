import { hoursText } from '../../domain/delivery/hours-text.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'

type Hours = { startsAt: Date; endsAt: Date }

/** A slot in words: "Tuesday, December 1, 2026, 9:00 AM – 12:00 PM". */
export function slotText({ startsAt, endsAt }: Hours, language: Language): string {
  const words = {
    formats: translation(formats, language),
    texts: translation(deliveryTexts, language),
  }
  return hoursText(startsAt, endsAt, words)
}
