import * as z from 'zod/mini'
import { isEmail } from '../accounts/email.ts'
import { isPhone } from '../accounts/phone.ts'
import { pictureName } from '../goods/picture-name.ts'
import { maximumId } from '../limits.ts'
import { oneLine, requiredText } from '../required-text.ts'
import { settingsTexts } from '../texts/en/back-office/settings.ts'
import { fieldTexts } from '../texts/en/fields.ts'
import { isInOrder } from './period.ts'
import type { Words } from './words.ts'

const { faults } = settingsTexts

export const onOrOff = z.boolean(faults.onOrOff)

/** A line of text. */
export const line = (most: number) =>
  requiredText(faults.required).check(
    oneLine(fieldTexts),
    z.maxLength(most, faults.tooLong(String(most))),
  )

/** The same, or nothing. */
export const lineOrNone = (most: number) =>
  z
    .string(faults.text)
    .check(z.trim(), oneLine(fieldTexts), z.maxLength(most, faults.tooLong(String(most))))

export const email = requiredText(faults.required).check(z.refine(isEmail, fieldTexts.emailInvalid))

export const phone = line(40).check(z.refine(isPhone, faults.phone))

/** A page elsewhere; empty: no link to it. */
export const link = z.string(faults.text).check(
  z.trim(),
  z.refine((text) => text === '' || (URL.canParse(text) && /^https:\/\//.test(text)), faults.link),
  z.maxLength(300, faults.tooLong('300')),
)

/** A day as a calendar writes it, "2026-12-24"; empty: none. */
export const day = z
  .string(faults.text)
  .check(z.refine((text) => text === '' || isDay(text), faults.day))

/** From one day to another, both included. */
export const period = z.object({ from: day, until: day }).check(z.refine(isInOrder, faults.period))

export const wholeNumber = (least: number, most: number) =>
  z
    .int(faults.wholeNumber(String(least), String(most)))
    .check(
      z.minimum(least, faults.wholeNumber(String(least), String(most))),
      z.maximum(most, faults.wholeNumber(String(least), String(most))),
    )

/** The id of a package or a category; 0: none. */
export const idOrNone = wholeNumber(0, maximumId)

/** The name of one of the shop's pictures; empty: none. */
export const pictureOrNone = z
  .string(faults.text)
  .check(z.refine((text) => text === '' || pictureName.test(text), faults.picture))

/** A sentence in English, and in other languages where it is translated; or none at all. */
export const wordsOfOwn = (most: number) => {
  const sentence = lineOrNone(most)
  return z
    .object({ en: sentence, si: sentence, ta: sentence })
    .check(z.refine(isEnglishOrNothing, faults.inEnglish))
}

function isEnglishOrNothing(words: Words): boolean {
  return words.en !== '' || Object.values(words).every((sentence) => sentence === '')
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
