import { hash } from 'node:crypto'
import type { Metadata } from 'sharp'
import { largePictureWidths, pictureWidths } from '../../domain/goods/images.ts'
import { refusal } from '../http/refusal.ts'
import { requireNothingElse } from './require-nothing-else.ts'

/** The bytes of a picture file, or the same as a data URI or as raw base64. */
export type PictureInput = Buffer | string

/** A picture as the shop keeps it: WebP without metadata, in every width it is served in. */
export type RenderedPicture = { hash: string; widths: { width: number; bytes: Buffer }[] }

const maximumBytes = 10_000_000
const maximumPixels = 40_000_000
/** 128 of the 256 bits: short enough for an address, far beyond meeting by chance. */
const hashLength = 32

/** What cameras and drawing programs write; no SVG, which may name other files. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** On goods and their outlines nobody sees a difference to more, which weighs half as much again. */
const encoding = { quality: 75, alphaQuality: 60 }

/**
 * Refuses what is no picture, too heavy or too large. A `foreign` one, which anybody may have made, is
 * refused for what hides in it too, and encoded anew in any case.
 */
export async function renderWidths(
  input: PictureInput,
  { foreign = false } = {},
): Promise<RenderedPicture> {
  const original = bytesOf(input)
  if (original.length > maximumBytes) throw refusal('tooLarge')
  if (foreign) requireNothingElse(original)
  const about = await reading(async () => (await open(original)).metadata())
  if (!formats.has(about.format)) throw refusal('unreadablePicture')
  return {
    hash: hash('sha256', original).slice(0, hashLength),
    widths: await Promise.all(
      wantedWidths(about).map(async (width) => ({
        width,
        bytes: !foreign && isServable(about, width) ? original : await render(original, width),
      })),
    ),
  }
}

function bytesOf(input: PictureInput): Buffer {
  if (typeof input !== 'string') return input
  return Buffer.from(input.replace(/^data:[^,]*,/, ''), 'base64')
}

/** The large ones only for pictures that have more to show than the largest of the others. */
function wantedWidths({ autoOrient }: Metadata): readonly number[] {
  const isLarge = autoOrient.width > Math.max(...pictureWidths)
  return isLarge ? largePictureWidths : pictureWidths
}

/** True for a picture that is already what would be made of it; a second encoding only costs. */
function isServable({ format, width, pages, exif, icc, xmp }: Metadata, wanted: number): boolean {
  const hasMetadata = exif ?? icc ?? xmp
  return format === 'webp' && width === wanted && !pages && !hasMetadata
}

function render(original: Buffer, width: number): Promise<Buffer> {
  return reading(async () =>
    (await open(original))
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp(encoding)
      .toBuffer(),
  )
}

/** Its library is read with the first picture: most instances never render one. */
async function open(original: Buffer) {
  const { default: sharp } = await import('sharp')
  // Every picture is rendered once; what it remembers would only occupy memory.
  sharp.cache(false)
  return sharp(original, { limitInputPixels: maximumPixels })
}

async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch {
    // Whatever the decoder stumbles over is a fault of the file, not of the shop.
    throw refusal('unreadablePicture')
  }
}
