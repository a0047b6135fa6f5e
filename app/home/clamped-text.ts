/** The first `most` letters of a longer text, as people count letters; undefined when all of it fits. */
export function clampedText(text: string, most: number): string | undefined {
  if (text.length <= most) return undefined
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)]
  if (letters.length <= most) return undefined
  return letters
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('')
}
