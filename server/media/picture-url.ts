import { largePictureWidths, pngWidths } from '../../domain/goods/images.ts'
import { pictureHashIn, pictureName } from '../../domain/goods/picture-name.ts'

export type PictureFile = { hash: string; width: number; format: string }

/** The picture of a file name in a URL; undefined if it comes neither from `pictureUrl` nor from `pngUrl`. */
export function pictureOfFile(file: string): PictureFile | undefined {
  const [, name = '', digits, format = ''] = /^(.+)-(\d{1,4})\.(webp|png)$/.exec(file) ?? []
  const widths: readonly number[] = format === 'png' ? pngWidths : largePictureWidths
  const width = widths.find((width) => String(width) === digits)
  return width && pictureName.test(name) ? { hash: pictureHashIn(name), width, format } : undefined
}

/** One of the shop's own pictures, all of which are WebP, as a `data:` URL. */
export function pictureDataUri(bytes: Buffer): string {
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
