import type { ReactNode } from 'react'
import type { ShopFacts } from '../../domain/settings/shop-facts.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Question } from '../shell/structured-data/questions.ts'

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

/**
 * A page in each language; it names the shop, which its owner may have renamed. Translations are whole documents, because
 * one of single sentences would not read well. Each page has a file of its own, so that no page loads the words of the other.
 */
export type LegalTexts = Record<Language, (shop: ShopFacts) => LegalText>
