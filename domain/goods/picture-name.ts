/**
 * The name of a picture: the hash of its file, and what kind of picture it is, as far as it is not cut out. Pages know
 * from it how to show the picture before they load it.
 */
export const pictureName = /^([0-9a-f]{32})(-white|-photo\d{1,4})?$/

/**
 * `CUT_OUT`: nothing is around the product. `ON_WHITE`: a photograph whose edges are white. `PHOTO`: any other, with
 * how wide it is in percent of its height.
 */
export type PictureKind =
  | { kind: 'CUT_OUT' }
  | { kind: 'ON_WHITE' }
  | { kind: 'PHOTO'; percent: number }

/** Wider or narrower photographs are shown as if they were this much. */
const percents = { least: 1, most: 9999 }

export function pictureNameOf(hash: string, picture: PictureKind): string {
  switch (picture.kind) {
    case 'CUT_OUT':
      return hash
    case 'ON_WHITE':
      return `${hash}-white`
    case 'PHOTO': {
      const percent = Math.round(picture.percent)
      return `${hash}-photo${Math.min(Math.max(percent, percents.least), percents.most)}`
    }
  }
}

/** The hash in the name of a picture. */
export function pictureHashIn(name: string): string {
  return name.slice(0, 32)
}

/**
 * How a photograph is shown on a ground: `covers` all of it, `wide` from side to side, `tall` from top to bottom, or
 * `white`, whole, as its edges cannot be seen.
 */
export type PhotoFit = 'covers' | 'wide' | 'tall' | 'white'

/** A ground is covered where at least this part of the photograph is left, so that the product is never cut. */
const leastSeen = 0.7

/**
 * How to show the picture of this address on a ground that is `proportion` times as wide as it is high. Undefined for
 * one that is cut out, or is not one of the shop's own.
 */
export function photoFitOf(address: string, proportion: number): PhotoFit | undefined {
  const [, kind, percent] = /^\/media\/[0-9a-f]{32}-(white|photo(\d+))-/.exec(address) ?? []
  if (!kind) return undefined
  if (!percent) return 'white'
  const ratio = Number(percent) / 100 / proportion
  if (Math.min(ratio, 1 / ratio) >= leastSeen) return 'covers'
  return ratio > 1 ? 'wide' : 'tall'
}
