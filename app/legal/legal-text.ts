import type { ReactNode } from 'react'
import type { LegalPage } from '../../domain/legal/versions.ts'
import type { ShopFacts } from '../../domain/settings/shop-facts.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Question } from '../shell/structured-data/questions.ts'
import { en } from './en/index.ts'
import { si } from './si/index.ts'
import { ta } from './ta/index.ts'

/** A legal page: the texts of its head, and its content. */
export type LegalText = {
  title: string
  description: string
  keywords: readonly string[]
  lead?: string
  /** Under the title. */
  badge?: string
  sections: readonly Section[]
  questions: readonly Question[]
}

export type Section = {
  id: string
  title: string
  text: ReactNode
  /** If it is not in the language of the page. */
  lang?: Language | undefined
}

/** They name the shop, which its owner may have renamed. */
export type LegalTexts = Record<LegalPage, (shop: ShopFacts) => LegalText>

const texts: Record<Language, LegalTexts> = { en, si, ta }

/** The legal texts of a language. They are whole documents, because a translation of single sentences would not read well. */
export function legalTextsIn(language: Language): LegalTexts {
  return texts[language]
}
