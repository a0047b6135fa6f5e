import {
  type TranslatedLanguage,
  translatedLanguages,
} from '../domain/translations/translated-things.ts'
import type { Transaction } from '../server/database/connect.ts'
import { type PutTexts, putTexts } from '../server/translations/index.ts'
import type { Translations } from './catalogue.ts'
import type { IdOf } from './seed-catalogue.ts'

export type Ids = { categoryId: IdOf; productId: IdOf; packageId: IdOf; charityId: IdOf }

export async function seedTranslations(tx: Transaction, translations: Translations, ids: Ids) {
  for (const language of translatedLanguages) {
    const { categories, products, packages, charities } = translations[language]
    await putTexts(tx, 'category', rowsOf(language, categories, ids.categoryId))
    await putTexts(tx, 'product', rowsOf(language, products, ids.productId))
    await putTexts(tx, 'package', rowsOf(language, packages, ids.packageId))
    await putTexts(tx, 'charity', rowsOf(language, charities, ids.charityId))
  }
}

type Texts = Omit<PutTexts, 'id' | 'language'>

function rowsOf(language: TranslatedLanguage, texts: Record<string, Texts>, idOf: IdOf) {
  return Object.entries(texts).map(([name, each]) => ({ ...each, id: idOf(name), language }))
}

/** The words that customers of every language search by. */
export function alsoCalledIn(
  translations: Translations,
  kind: 'categories' | 'products',
  name: string,
): string {
  return translatedLanguages
    .flatMap((language) => translations[language][kind][name]?.alsoCalled ?? [])
    .join(' ')
}
