import { expect, test } from 'vitest'
import { shop } from '../shop.ts'
import { languageNames } from './language-labels.ts'
import { languages } from './languages.ts'

/** Everything that a part of the texts says without being given anything. */
function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsIn) : []
}

test.each(languageNames)(
  'the texts in %s name the shop only in the first name of a package',
  (language) => {
    const texts = languages[language]
    expect(stringsIn(texts).filter((text) => text.includes(shop.name))).toEqual([
      texts.customPackageTexts.defaultName,
    ])
  },
)
