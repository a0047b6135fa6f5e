import { largePictureWidths } from '../../domain/goods/images.ts'

/** The picture of a file name in a URL; undefined if it does not come from `pictureUrl`. */
export function pictureOfFile(file: string): { hash: string; width: number } | undefined {
  const [, hash, digits] = /^([0-9a-f]{32})-(\d{1,4})\.webp$/.exec(file) ?? []
  const width = largePictureWidths.find((width) => String(width) === digits)
  return hash && width ? { hash, width } : undefined
}

/** One of the shop's own pictures, all of which are WebP, as a `data:` URL. */
export function pictureDataUri(bytes: Buffer): string {
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
