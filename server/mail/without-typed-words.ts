import { mailTexts } from '../../domain/texts/en/mails.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { LetterPart } from './letter.ts'
import type { AddressedLetter } from './mail.ts'

/** The letter without anything that a customer has typed, their name on the envelope included. */
export function withoutTypedWords({ letter, ...addressed }: AddressedLetter): AddressedLetter {
  const to = { ...addressed.to, name: '' }
  const parts = letter.parts.flatMap((part): LetterPart[] => {
    if (part.kind !== 'typed') return [part]
    return part.instead ? [part.instead] : []
  })
  const isWhole = letter.parts.every(({ kind }) => kind !== 'typed')
  const { leftOut } = translation(mailTexts, letter.language)
  if (!isWhole) parts.push({ kind: 'paragraph', text: leftOut })
  return { ...addressed, to, letter: { ...letter, parts } }
}
