import stickNoBills from '@fontsource-variable/stick-no-bills/files/stick-no-bills-latin-wght-normal.woff2?url'
import yaldevi from '@fontsource-variable/yaldevi/files/yaldevi-latin-wght-normal.woff2?url'
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

type Letters = {
  style: string
  /** What a page needs before it can be read. */
  fonts: readonly string[]
  /** The weight of names and buttons, where `fonts` have only that of texts. */
  strong?: { family: string; url: string }
}

const latin: Letters = { style: english, fonts: [stickNoBills, yaldevi] }

const others: Partial<Record<Language, Letters>> = {
  si: {
    style: sinhala,
    fonts: [sinhalaHeadlines, sinhalaText],
    strong: { family: 'Sinhala Text', url: sinhalaStrong },
  },
  ta: {
    style: tamil,
    // Its second weight is small, and without it words would break at other places.
    fonts: [tamilHeadlines, tamilText, tamilStrong],
  },
}

/**
 * The style sheet and the fonts of pages in this language. All styles are in one file: a browser that lays the page out
 * between two files would load fonts that nothing needs.
 */
export const lettersOf = (language: Language): Letters => others[language] ?? latin
