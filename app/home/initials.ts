/** Shown in place of a person's picture: the first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word = '') => firstLetter(word).toUpperCase()).join('')
}

/** By grapheme: in Sinhala and Tamil a letter and its vowel sign belong together. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}
