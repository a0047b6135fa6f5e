import type { Metadata, Sharp } from 'sharp'
import type { PictureKind } from '../../domain/goods/picture-name.ts'

/** Small enough to look at quickly, large enough that what touches an edge is seen there. */
const side = 64

/** Of the edge of a picture that is cut out; a product may touch some sides, and rounded corners do not cut out a photograph. */
const leastTransparent = 1 / 3
/** Of the edge of a picture on white: the product and its shadow may reach it. */
const leastWhite = 0.7
/** Studios do not light every corner fully, and files are not exact. */
const white = 246

/** What a picture is, seen from its own edges, so that nobody has to say it. */
export async function kindOf(
  picture: Sharp,
  { hasAlpha, autoOrient }: Metadata,
): Promise<PictureKind> {
  const pixels = await picture
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer()
  const edge = edgeOf(pixels)
  const part = (is: (pixel: Buffer) => boolean) => edge.filter(is).length / edge.length
  if (hasAlpha && part(isTransparent) >= leastTransparent) return { kind: 'CUT_OUT' }
  if (part(isWhite) >= leastWhite) return { kind: 'ON_WHITE' }
  return { kind: 'PHOTO', percent: (100 * autoOrient.width) / autoOrient.height }
}

const channels = 4

/** The outermost pixels of a small square picture. */
function edgeOf(pixels: Buffer): Buffer[] {
  const places = Array.from({ length: side * side }, (_, place) => place)
  const isAtEnd = (place: number) => place === 0 || place === side - 1
  return places
    .filter((place) => isAtEnd(place % side) || isAtEnd(Math.floor(place / side)))
    .map((place) => pixels.subarray(place * channels, (place + 1) * channels))
}

function isTransparent([, , , alpha = 0]: Buffer): boolean {
  return alpha < 128
}

function isWhite(pixel: Buffer): boolean {
  return pixel.every((value) => value >= white)
}
