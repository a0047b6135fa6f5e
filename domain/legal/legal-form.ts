import * as z from 'zod/mini'
import { legalPagesTexts } from '../texts/en/back-office/legal.ts'
import { isLegalText } from './markup.ts'

const { faults } = legalPagesTexts
const mostLetters = 60_000

const text = z.string().check(
  z.trim(),
  z.maxLength(mostLetters, faults.tooLong(String(mostLetters))),
  z.refine((words) => words === '' || isLegalText(words), faults.heading),
)

/** A legal text in English, and in other languages where it is translated. */
export const legalForm = z.object({
  en: text.check(z.refine((words) => words !== '', faults.inEnglish)),
  si: text,
  ta: text,
})
