const width = 600
const height = 10
const gap = 3
/** Any value above zero can be seen. */
const leastWidth = 6

type Piece = { value: number; colour: string }

/**
 * One bar of consecutive pieces as SVG; bars with the same `most` have the same scale. It stretches to the size in
 * which it is shown. It is decorative: the page must show the figures as text next to it.
 */
export function drawBar(pieces: readonly Piece[], most: number): string {
  const shown = pieces.filter(({ value }) => value > 0)
  const scale = most > 0 ? (width - shown.length * leastWidth) / most : 0
  let x = 0
  const shapes = shown.map(({ value, colour }) => {
    const long = leastWidth + value * scale
    const start = x
    x += long
    return `<rect x="${rounded(start)}" width="${rounded(long - gap)}" height="${height}" fill="${colour}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${shapes.join('')}</svg>`
}

const rounded = (length: number) => Math.round(length * 10) / 10
