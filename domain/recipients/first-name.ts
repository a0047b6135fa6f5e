/** Sinhala joins letters by a character that is not seen. */
const isName = /^(?:\p{L}|\p{M}|\u200D|['’-]){2,24}$/u

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'rev'])

/**
 * The first word of a name that is neither an initial nor a title; undefined if it has none. Letters only: it is sent to
 * people who have never heard of the shop, and a name could be an advertisement with a link.
 */
export function firstName(name: string): string | undefined {
  return name
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.replace(/^(?:\p{L}\.)+(?=\p{L}{2})/u, '').replace(/\.$/, ''))
    .find((word) => isName.test(word) && !titles.has(word.toLowerCase()))
}
