import { shop } from '../../domain/shop.ts'
import { commonWords } from './common-words.ts'

const common = new Set(commonWords.trim().split(/\s+/))
/** Letters that say something besides a name; fewer are only its decoration. */
const fewLetters = 4
/** Shorter parts of names are in many words by chance. */
const shortestName = 4

type Person = { name: string; email: string }

/**
 * Whether a password is one of the first to be tried: a common one, in capitals, with figures at its end or in
 * place of letters, or one made of the shop's name or of the person's own name or email address. It is asked
 * whenever a password is set, never at a login.
 */
export function isEasyToGuess(password: string, { name, email }: Person): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  if (isCommon(lower)) return true
  const [mailbox = ''] = email.split('@')
  const names = [shop.name.replace(/\s/g, ''), ...`${name} ${mailbox}`.split(/[^\p{L}\p{M}]+/u)]
    .map((each) => each.toLowerCase())
    .filter((each) => each.length >= shortestName)
  const written = [lower, inLetters(lower)].map((each) => each.replace(/[^\p{L}\p{M}]/gu, ''))
  return written.some((letters) => {
    const rest = names.reduce((left, each) => left.replaceAll(each, ''), letters)
    return rest !== letters && (rest.length < fewLetters || common.has(rest))
  })
}

function isCommon(lower: string): boolean {
  const withoutSigns = lower.replace(/[^a-z0-9]+$/, '')
  const withoutFigures = lower.replace(/[^a-z]+$/, '')
  const word = withoutFigures.replace(/^[^a-z]+/, '')
  return [lower, withoutSigns, withoutFigures, word]
    .flatMap((each) => [each, inLetters(each)])
    .some((each) => common.has(each))
}

const letterOf: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Reads figures and signs as the letters that they look like. */
function inLetters(text: string): string {
  return text.replace(/[@431!0$57]/g, (sign) => letterOf[sign] ?? sign)
}
