import type { ReactNode } from 'react'
import type { Language } from '../../domain/texts/texts.ts'
import type { Question } from '../shell/structured-data/questions.ts'
import { en } from './en/index.ts'

/** A legal page: what its head says, and what is read on it. */
export type LegalText = {
  title: string
  description: string
  keywords: readonly string[]
  lead: string
  /** Under the title. */
  badge?: string
  sections: readonly Section[]
  questions: readonly Question[]
}

export type Section = { id: string; title: string; text: ReactNode }

export type LegalTexts = Record<'privacyPolicy' | 'termsConditions', LegalText>

const texts: Record<Language, LegalTexts> = { en }

/** The legal texts of a language. They are written whole in each: sentence by sentence they could not be translated well. */
export function legalTextsIn(language: Language): LegalTexts {
  return texts[language]
}
