import type { Language } from '../../domain/texts/texts.ts'
import sinhalaHeadlines from '../../ui/letters/sinhala-headlines.woff2?url'
import sinhalaStrong from '../../ui/letters/sinhala-strong.woff2?url'
import sinhalaText from '../../ui/letters/sinhala-text.woff2?url'
import tamilHeadlines from '../../ui/letters/tamil-headlines.woff2?url'
import tamilStrong from '../../ui/letters/tamil-strong.woff2?url'
import tamilText from '../../ui/letters/tamil-text.woff2?url'
import english from '../app.css?url'
import sinhala from './sinhala.css?url'
import tamil from './tamil.css?url'

type Letters = { style: string; fonts: readonly string[] }

const latin: Letters = { style: english, fonts: [] }

const others: Partial<Record<Language, Letters>> = {
  si: { style: sinhala, fonts: [sinhalaHeadlines, sinhalaText, sinhalaStrong] },
  ta: { style: tamil, fonts: [tamilHeadlines, tamilText, tamilStrong] },
}

/**
 * The style sheet of pages in this language, and the fonts that each of them needs besides the Latin ones. All styles
 * are in one file: a browser that lays the page out between two files would load fonts that nothing needs.
 */
export const lettersOf = (language: Language): Letters => others[language] ?? latin
