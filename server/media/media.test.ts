import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  largePictureWidth,
  largePictureWidths,
  pictureUrl,
  pictureWidths,
  pngUrl,
} from '../../domain/goods/images.ts'
import { busyRetrySeconds } from '../../domain/limits.ts'
import { pictures } from '../database/schema.ts'
import { openShop } from '../testing/open-shop.ts'
import { storePicture } from '../testing/store-picture.ts'
import { storePictures } from './service.ts'

describe('a stored picture', () => {
  test.each(pictureWidths)(
    'is served %i pixels wide as WebP, cacheable for a year',
    async (width) => {
      const { database, request } = await openShop()
      const hash = await storePicture(database, await mango(800).png().toBuffer())

      const answer = await request(pictureUrl(hash, width))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe('image/webp')
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(await about(answer)).toMatchObject({ format: 'webp', width })
    },
  )

  test('is served in the large width only if it is that large', async () => {
    const { database, request } = await openShop()
    const [small = '', large = ''] = await storePictures(database, [
      await mango(300).png().toBuffer(),
      await mango(2000).png().toBuffer(),
    ])

    const width = async (hash: string) =>
      (await about(await request(pictureUrl(hash, largePictureWidth)))).width
    expect(await width(large)).toBe(largePictureWidth)
    expect(await width(small)).toBe(300)
  })

  test('is the same whether given as a file, a data URI or raw base64', async () => {
    const { database } = await openShop()
    const file = await mango(200).jpeg().toBuffer()
    const base64 = file.toString('base64')

    const hashes = await storePictures(database, [file, `data:image/jpeg;base64,${base64}`, base64])
    expect(new Set(hashes).size).toBe(1)
    expect(await database.$count(pictures)).toBe(pictureWidths.length)
  })

  test('is rotated as its metadata says, and contains no location', async () => {
    const { database, request } = await openShop()
    const photograph = await mango(400, 200)
      .withExif({ IFD3: { GPSLatitudeRef: 'N' }, IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const hash = await storePicture(database, photograph)

    const { width, height, exif } = await about(await request(pictureUrl(hash, 96)))
    expect({ width, height, exif }).toEqual({ width: 96, height: 192, exif: undefined })
  })

  test('keeps no metadata of a WebP that already has the right width', async () => {
    const { database, request } = await openShop()
    const photograph = mango(384).withExif({ IFD0: { Artist: 'Nimali' } })
    const hash = await storePicture(database, await photograph.webp().toBuffer())

    expect((await about(await request(pictureUrl(hash)))).exif).toBeUndefined()
  })

  test('is served as PNG too, where WebP is not read', async () => {
    const { database, request } = await openShop()
    const answer = await request(
      pngUrl(await storePicture(database, await mango(800).png().toBuffer())),
    )
    expect(answer.headers.get('Content-Type')).toBe('image/png')
    expect(await about(answer)).toMatchObject({ format: 'png', width: 384 })
  })

  test('does not wait for the many pictures that somebody wants as PNG', async () => {
    const { database, request } = await openShop()
    const bytes = await noise(384).webp().toBuffer()
    const hashes = Array.from({ length: 60 }, (_, index) => String(index).padStart(32, '0'))
    await database.insert(pictures).values(hashes.map((hash) => ({ hash, width: 384, bytes })))
    const finished: string[] = []
    const asked = hashes.map(async (hash) => {
      const { status, headers } = await request(pngUrl(hash))
      finished.push('png')
      return status === 200 ? 'sent' : `${status}, again in ${headers.get('Retry-After')}`
    })
    const refused = `503, again in ${busyRetrySeconds}`
    // Those that are refused say that the line is full.
    await Promise.any(asked.map(async (each) => expect(await each).toBe(refused)))
    await storePicture(database, await mango(200).png().toBuffer())
    finished.push('own picture')
    const answers = await Promise.all(asked)
    expect(new Set(answers)).toEqual(new Set(['sent', refused]))
    expect(finished.at(-1)).toBe('png')
  })

  test('is not sent again to a client that has it', async () => {
    const { database, request } = await openShop()
    const address = pictureUrl(await storePicture(database, await mango(200).png().toBuffer()))
    const etag = (await request(address)).headers.get('ETag') ?? ''

    const answer = await request(address, { headers: { 'If-None-Match': etag } })
    expect([answer.status, await answer.text()]).toEqual([304, ''])
  })
})

describe('anything but a stored picture', () => {
  const unknown = '0'.repeat(32)

  test('a PNG in a width that no page or mail names is not made', async () => {
    const { database, request } = await openShop()
    const hash = await storePicture(database, await mango(2000).png().toBuffer())
    const statuses = await Promise.all(
      largePictureWidths.map(async (width) => [
        width,
        (await request(`/media/${hash}-${width}.png`)).status,
      ]),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      96: 404,
      192: 404,
      384: 200,
      768: 404,
      1200: 200,
    })
  })

  test.each([
    `/media/${unknown}-384.webp`,
    `/media/${unknown}-385.webp`,
    `/media/${unknown}-0384.webp`,
    `/media/${unknown}.webp`,
    '/media/mango-384.webp',
    '/media/',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e/package.json',
    `/media/${unknown}-384.webp%00`,
  ])('%s is not found and not cached', async (path) => {
    const { request } = await openShop()

    const answer = await request(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Cache-Control') ?? '').not.toContain('immutable')
  })

  test.each([
    ['text', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    [
      'SVG, which can refer to other files',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['raw base64 of nothing', '****'],
    ['a URL', 'https://pictures.example/mango.webp'],
  ])('%s is refused', async (_, input) => {
    const { database } = await openShop()

    await expect(storePicture(database, input)).rejects.toThrow('unreadablePicture')
    expect(await database.$count(pictures)).toBe(0)
  })

  test('a truncated picture is refused', async () => {
    const { database } = await openShop()
    const whole = await mango(1000).jpeg().toBuffer()

    const half = whole.subarray(0, whole.length / 2)
    await expect(storePicture(database, half)).rejects.toThrow('unreadablePicture')
  })

  test('a small file that decodes to a huge picture is refused', async () => {
    const { database } = await openShop()
    const bomb = await mango(6400).jpeg().toBuffer()

    await expect(storePicture(database, bomb)).rejects.toThrow('pictureTooLarge')
  })

  test('a file of more than 10 MB is refused', async () => {
    const { database } = await openShop()

    await expect(storePicture(database, Buffer.alloc(10_000_001))).rejects.toThrow(
      'pictureTooLarge',
    )
  })
})

function mango(width: number, height = width): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#f6b21b' } })
}

/** Such a picture takes the longest to encode. */
function noise(width: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height: width, channels: 3, background: '#f6b21b', noise } })
}

async function about(answer: Response) {
  return sharp(Buffer.from(await answer.arrayBuffer())).metadata()
}
