import { hash } from 'node:crypto'
import type { Metadata } from 'sharp'
import { largePictureWidths, pictureWidths } from '../../domain/goods/images.ts'
import type { PictureKind } from '../../domain/goods/picture-name.ts'
import { photographLimits, pictureLimits, waitingForPng } from '../../domain/limits.ts'
import { busy } from '../http/busy.ts'
import { refusal } from '../http/refusal.ts'
import { workInLine } from '../jobs/work-in-line.ts'
import { kindOf } from './picture-kind.ts'
import { requireNothingElse } from './require-nothing-else.ts'

/** A picture file as bytes, a data URI or raw base64. */
export type PictureInput = Buffer | string

/** A picture as the shop stores it: WebP without metadata, in every width in which it is served. */
export type RenderedPicture = {
  hash: string
  kind: PictureKind
  widths: { width: number; bytes: Buffer }[]
}

/** 128 of the 256 bits: short enough for a URL, and long enough that collisions never happen. */
const hashLength = 32

/** The formats of cameras and graphics programs; not SVG, which can refer to other files. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** On pictures of products no one sees a difference to higher qualities, whose files are half as large again. */
const encoding = { quality: 72, alphaQuality: 60 }
/** Thumbnails are sent by the dozen, and too small for anyone to look for details in them. */
const thumbnail = { preset: 'photo', quality: 56, alphaQuality: 20, effort: 6 } as const
const widestThumbnail = 192

const million = 1_000_000

/**
 * Refuses anything that is not a picture, or has too many bytes or pixels. A `foreign` one, which anyone
 * may have made, is also refused if it contains something else, and is always encoded again.
 */
export async function renderWidths(
  input: PictureInput,
  { foreign = false } = {},
): Promise<RenderedPicture> {
  const { original, about } = await readPicture(input, { foreign, pixels: pictureLimits.pixels })
  return {
    hash: hashOf(original),
    kind: await inTurn(() => reading(async () => kindOf(await open(original), about))),
    widths: await Promise.all(
      wantedWidths(about).map(async (width) => ({
        width,
        bytes: !foreign && isServable(about, width) ? original : await render(original, width),
      })),
    ),
  }
}

/** A customer's photograph, which anyone may have made: WebP without metadata, in one width. */
export async function renderPhotograph(input: string): Promise<{ hash: string; bytes: Buffer }> {
  const { pixels, width } = photographLimits
  const { original } = await readPicture(input, { foreign: true, pixels })
  return { hash: hashOf(original), bytes: await render(original, width, pixels) }
}

/** One of the shop's own pictures as PNG. Anyone may ask for it: operators' pictures do not wait for those that many want. */
export function renderPng(picture: Buffer): Promise<Buffer> {
  return asPngInTurn(async () => (await open(picture)).png({ palette: true }).toBuffer())
}

type Limits = { foreign: boolean; pixels: number }

async function readPicture(input: PictureInput, { foreign, pixels }: Limits) {
  const original = bytesOf(input)
  const tooLarge = () =>
    refusal('pictureTooLarge', {
      megabytes: pictureLimits.bytes / million,
      megapixels: pixels / million,
    })
  if (original.length > pictureLimits.bytes) throw tooLarge()
  if (foreign) requireNothingElse(original)
  const about = await reading(async () => (await open(original, false)).metadata())
  if (!formats.has(about.format)) throw refusal('unreadablePicture')
  if (about.width * about.height > pixels) throw tooLarge()
  return { original, about }
}

function hashOf(original: Buffer): string {
  return hash('sha256', original).slice(0, hashLength)
}

function bytesOf(input: PictureInput): Buffer {
  if (typeof input !== 'string') return input
  return Buffer.from(input.replace(/^data:[^,]*,/, ''), 'base64')
}

/** The large widths are only for pictures that are wider than the usual widths. */
function wantedWidths({ autoOrient }: Metadata): readonly number[] {
  const isLarge = autoOrient.width > Math.max(...pictureWidths)
  return isLarge ? largePictureWidths : pictureWidths
}

/** True for a picture that already has the wanted form; encoding it again would only lose quality. */
function isServable({ format, width, pages, exif, icc, xmp }: Metadata, wanted: number): boolean {
  const hasMetadata = exif ?? icc ?? xmp
  return format === 'webp' && width === wanted && !pages && !hasMetadata
}

/** Decoding takes one of the few threads that also check customers' passwords and compress their pages. */
const inTurn = workInLine({ atOnce: 1 })
const asPngInTurn = workInLine({ atOnce: 1, waiting: waitingForPng, full: busy })

function render(original: Buffer, width: number, pixels?: number): Promise<Buffer> {
  return inTurn(() =>
    reading(async () =>
      (await open(original, pixels))
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .webp(width > widestThumbnail ? encoding : thumbnail)
        .toBuffer(),
    ),
  )
}

/** The metadata can be read without a limit, because nothing is decoded. Loads `sharp` with the first picture, since most instances never render one. */
async function open(original: Buffer, limitInputPixels: number | false = pictureLimits.pixels) {
  const { default: sharp } = await import('sharp')
  // Every picture is rendered once, so a cache would only use memory.
  sharp.cache(false)
  return sharp(original, { limitInputPixels })
}

async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch {
    // Any error of the decoder is a fault of the file, not of the shop.
    throw refusal('unreadablePicture')
  }
}
