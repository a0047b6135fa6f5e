const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text, of at most so many UTF-16 units, without half a letter or emoji at its end. */
export function beginning(text: string, longest: number): string {
  return text.slice(0, letters.segment(text).containing(longest)?.index)
}
