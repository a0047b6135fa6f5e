import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureUrl } from '../../domain/goods/images.ts'
import { pictureHashIn } from '../../domain/goods/picture-name.ts'
import { products } from '../database/schema.ts'
import { aProduct } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { storePicture } from '../testing/store-picture.ts'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** A mango in the middle, so large that it hardly touches an edge. */
function aPicture(ground: string | typeof clear, width = 300, height = 300): Sharp {
  const mango = Buffer.from(
    `<svg width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="49%" ry="44%" fill="#e39a00"/></svg>`,
  )
  return sharp({ create: { width, height, channels: 4, background: ground } }).composite([
    { input: mango },
  ])
}

async function kindOf(shop: TestShop, picture: Sharp): Promise<string> {
  const name = await storePicture(shop.database, await picture.toBuffer())
  return name.slice(pictureHashIn(name).length)
}

describe('a picture', () => {
  test.each<[string, () => Sharp]>([
    ['PNG', () => aPicture(clear).png()],
    ['PNG with a palette', () => aPicture(clear).png({ palette: true })],
    ['PNG in greys', () => aPicture(clear).toColourspace('b-w').png()],
    ['PNG with 16 bits', () => aPicture(clear).toColourspace('rgb16').png()],
    ['WebP', () => aPicture(clear).webp()],
    ['WebP without loss', () => aPicture(clear).webp({ lossless: true })],
    ['AVIF', () => aPicture(clear).avif()],
    ['GIF', () => aPicture(clear).gif()],
  ])('that is cut out is recognised: %s', async (_, picture) => {
    expect(await kindOf(await openShop(), picture())).toBe('')
  })

  const wood = '#8a6242'

  test.each<[string, () => Sharp]>([
    ['JPEG', () => aPicture(wood).jpeg()],
    ['JPEG in greys', () => aPicture(wood).toColourspace('b-w').jpeg()],
    ['JPEG for printing', () => aPicture(wood).toColourspace('cmyk').jpeg()],
    ['PNG with alpha, but nothing transparent', () => aPicture(wood).png()],
    ['WebP without alpha', () => aPicture(wood).removeAlpha().webp()],
    ['AVIF', () => aPicture(wood).removeAlpha().avif()],
    ['PNG with rounded corners', () => rounded(aPicture(wood))],
  ])('that is not is a photograph: %s', async (_, picture) => {
    expect(await kindOf(await openShop(), picture())).toBe('-photo100')
  })

  test.each<[string, number, number]>([
    ['-photo133', 400, 300],
    ['-photo75', 300, 400],
    ['-photo178', 1600, 900],
    ['-photo56', 900, 1600],
    ['-photo300', 900, 300],
  ])('has its proportion in its name: %s', async (kind, width, height) => {
    const shop = await openShop()
    expect(await kindOf(shop, aPicture(wood, width, height).jpeg())).toBe(kind)
  })

  test('has the proportion in which it is looked at', async () => {
    const lying = aPicture(wood, 400, 300).withMetadata({ orientation: 6 }).jpeg()
    expect(await kindOf(await openShop(), lying)).toBe('-photo75')
  })

  test.each<[string, () => Sharp]>([
    ['JPEG', () => aPicture('#ffffff').jpeg()],
    ['JPEG of a studio, not lit fully', () => aPicture('#fafafa').jpeg({ quality: 60 })],
    ['PNG', () => aPicture('#ffffff').png()],
    ['WebP', () => aPicture('#fdfdfd').webp()],
  ])('is recognised on white: %s', async (_, picture) => {
    expect(await kindOf(await openShop(), picture())).toBe('-white')
  })

  test('of any kind is served at the address of its name, and at that of its hash', async () => {
    const shop = await openShop()
    const name = await storePicture(shop.database, await aPicture(wood).jpeg().toBuffer())
    const bytesAt = async (address: string) => {
      const answer = await shop.request(address)
      expect(answer.status).toBe(200)
      return Buffer.from(await answer.arrayBuffer())
    }
    expect(await bytesAt(pictureUrl(name))).toEqual(await bytesAt(pictureUrl(pictureHashIn(name))))
  })
})

/** What the migration makes of pictures that were stored when names were only hashes. */
test('photographs that were stored earlier get their names, and pictures that are cut out keep theirs', async () => {
  const shop = await openShop()
  const wood = '#8a6242'
  const stored = await Promise.all(
    [
      aPicture(wood, 400, 300).jpeg(),
      aPicture(wood, 384, 512).webp({ lossless: true }),
      aPicture(clear).png(),
      aPicture(clear, 384, 384).webp({ lossless: true }),
    ].map(async (picture) => storePicture(shop.database, await picture.toBuffer())),
  )
  const ids = await Promise.all(
    stored.map(async (name) => {
      const { id } = await aProduct(shop)
      const pictureHash = pictureHashIn(name)
      await shop.database.update(products).set({ pictureHash }).where(eq(products.id, id))
      return id
    }),
  )
  const file = new URL('../database/migrations/0074_photographs.sql', import.meta.url)
  const migration = await readFile(file, 'utf8')
  await shop.database.transaction((tx) => tx.execute(migration))

  const named = await shop.database
    .select({ id: products.id, name: products.pictureHash })
    .from(products)
  const names = new Map(named.map(({ id, name }) => [id, name]))
  expect(ids.map((id) => names.get(id))).toEqual(stored)
})

function rounded(picture: Sharp): Sharp {
  const mask = Buffer.from(
    '<svg width="300" height="300"><rect width="300" height="300" rx="24"/></svg>',
  )
  return picture.composite([{ input: mask, blend: 'dest-in' }]).png()
}
