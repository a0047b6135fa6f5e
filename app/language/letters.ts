import anekTamil from '@fontsource-variable/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2?url'
import yaldeviSinhala from '@fontsource-variable/yaldevi/files/yaldevi-sinhala-wght-normal.woff2?url'
import type { Language } from '../../domain/texts/texts.ts'
import sinhala from '../../ui/letters/sinhala.css?url'
import sinhalaHeadlines from '../../ui/letters/sinhala-headlines.woff2?url'
import tamil from '../../ui/letters/tamil.css?url'
import tamilHeadlines from '../../ui/letters/tamil-headlines.woff2?url'

type Letters = { style: string; fonts: readonly string[] }

/** What only pages in this language load: its style sheet, and the fonts that every page of it needs. */
export const lettersOf: Partial<Record<Language, Letters>> = {
  si: { style: sinhala, fonts: [sinhalaHeadlines, yaldeviSinhala] },
  ta: { style: tamil, fonts: [tamilHeadlines, anekTamil] },
}
