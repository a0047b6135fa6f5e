import type { Language } from '../../domain/texts/texts.ts'
import sinhala from '../../ui/letters/sinhala.css?url'
import sinhalaHeadlines from '../../ui/letters/sinhala-headlines.woff2?url'
import sinhalaStrong from '../../ui/letters/sinhala-strong.woff2?url'
import sinhalaText from '../../ui/letters/sinhala-text.woff2?url'
import tamil from '../../ui/letters/tamil.css?url'
import tamilHeadlines from '../../ui/letters/tamil-headlines.woff2?url'
import tamilStrong from '../../ui/letters/tamil-strong.woff2?url'
import tamilText from '../../ui/letters/tamil-text.woff2?url'

type Letters = { style: string; fonts: readonly string[] }

/** What only pages in this language load: its style sheet, and the fonts that every page of it needs. */
export const lettersOf: Partial<Record<Language, Letters>> = {
  si: { style: sinhala, fonts: [sinhalaHeadlines, sinhalaText, sinhalaStrong] },
  ta: { style: tamil, fonts: [tamilHeadlines, tamilText, tamilStrong] },
}
