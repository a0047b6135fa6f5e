const address = /^(https?:\/\/|\/media\/)/
const dataUri = /^data:/

/** The widths, in pixels, in which the shop stores each of its own pictures. */
export const pictureWidths = [96, 192, 384] as const
export const largePictureWidth = 1200
/** The widths of pictures that are wider than 384 pixels. */
export const largePictureWidths = [...pictureWidths, 768, largePictureWidth] as const

/** The only widths as PNG, each of which is made when it is asked for. */
export const pngWidths = [384, largePictureWidth] as const

type PictureWidth = (typeof largePictureWidths)[number]

/** The URL of a stored picture, by default in the width for lists; empty if there is no picture. */
export function pictureUrl(name: string | null, width: PictureWidth = 384): string {
  return name ? `/media/${name}-${width}.webp` : ''
}

/** The URL of a stored picture as PNG, for programs of mail and sites that do not know WebP. */
export function pngUrl(name: string, width: (typeof pngWidths)[number] = 384): string {
  return `/media/${name}-${width}.png`
}

/**
 * What to put into an image's `src` (specification, section 5, "Images").
 * Blank or not a string gives an empty result; data URIs and URLs stay as they are;
 * anything else is raw base64, whose type is guessed from its first bytes.
 */
export function imageSource(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value.trim()
  if (text === '') return ''
  if (dataUri.test(text) || address.test(text)) return text
  return `data:image/${guessedType(text)};base64,${text}`
}

/** The widths of one of our own pictures for `srcset`; empty for a picture from elsewhere. */
export function imageSourceSet(source: string): string {
  const own = /^(\/media\/[0-9a-f]+(-\w+)?)-(\d+)\.webp$/.exec(source)
  if (!own) return ''
  // A picture that is cut out is only known to have the large width if its URL names it.
  const isLarge = own[2] !== undefined || Number(own[3]) === largePictureWidth
  const widths = isLarge ? largePictureWidths : pictureWidths
  return widths.map((width) => `${own[1]}-${width}.webp ${width}w`).join(', ')
}

function guessedType(base64: string): 'webp' | 'jpeg' | 'gif' {
  const start = firstBytes(base64)
  // PNG is labelled as webp on purpose: the specification says so.
  if (start.startsWith('\x89PNG') || (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP')) {
    return 'webp'
  }
  return start.startsWith('GIF8') ? 'gif' : 'jpeg'
}

function firstBytes(base64: string): string {
  try {
    return atob(base64.slice(0, 16))
  } catch {
    // Not base64 at all: the rule's last case, shown as jpeg and replaced by the fallback picture.
    return ''
  }
}
