import type { Package } from '../../contract/index.ts'
import { plainLetters } from '../../domain/goods/search-term.ts'
import { languageOfText } from '../../domain/texts/language-of-text.ts'
import type { Language } from '../../domain/texts/texts.ts'

/**
 * The packages whose name, description or any product's name contains the term, in any letter case.
 * @param translated the packages in the term's language, when that is not the page's
 */
export function packagesMatching(
  packages: readonly Package[],
  term: string,
  translated: readonly Package[] = [],
): Package[] {
  const wanted = plainLetters(term.trim())
  const found = new Set(
    [...packages, ...translated]
      .filter(({ name, description, products }) =>
        [name, description, ...products.map(({ productId: product }) => product.name)].some(
          (text) => plainLetters(text).includes(wanted),
        ),
      )
      .map(({ packageId }) => packageId),
  )
  return packages.filter(({ packageId }) => found.has(packageId))
}

/** The language whose letters a term is written in, unless that is the page's: packages are then searched in it too. */
export function otherLanguageOf(term: string, page: Language): Language | undefined {
  const language = languageOfText(term)
  return term.trim() === '' || language === page ? undefined : language
}
