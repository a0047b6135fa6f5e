import { largePictureWidths } from '../../domain/goods/images.ts'

type PictureWidth = (typeof largePictureWidths)[number]

/** Where a stored picture is served, by default in the width that lists show; empty when there is none. */
export function pictureUrl(hash: string | null, width: PictureWidth = 384): string {
  return hash ? `/media/${hash}-${width}.webp` : ''
}

/** Which picture an address asks for; undefined when it is not one that `pictureUrl` makes. */
export function pictureOfFile(file: string): { hash: string; width: number } | undefined {
  const [, hash, digits] = /^([0-9a-f]{32})-(\d{1,4})\.webp$/.exec(file) ?? []
  const width = largePictureWidths.find((width) => String(width) === digits)
  return hash && width ? { hash, width } : undefined
}
