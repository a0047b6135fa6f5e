import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'

/** Thumbnails of this many pixels square are compared: shapes are still told apart, details are not. */
const side = 32
/** How far a channel of a pixel is from the other picture's on average, of 255. */
const leastDifference = 8

describe('the pictures of the demo shop', async () => {
  const { products, charities, packages } = readCatalogue()
  const goods = products.map(({ picture = '' }) => picture)
  const files = [...new Set([...goods, ...charities.flatMap(({ pictures }) => pictures)])]
  const thumbnails = new Map(
    await Promise.all(files.map(async (file) => [file, await thumbnail(file)] as const)),
  )

  test('every product has one that no other product has', () => {
    expect(products.filter(({ picture }) => !picture)).toEqual([])
    expect(new Set(goods).size).toBe(products.length)
  })

  test('every charity has pictures that no other charity has', () => {
    const shown = charities.flatMap(({ pictures }) => pictures)
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('no two packages are heaped with the same products', () => {
    const heaps = packages.map(({ items }) =>
      items
        .map(({ product }) => product)
        .slice(0, 7)
        .toSorted(),
    )
    expect(new Set(heaps.map(String)).size).toBe(packages.length)
  })

  test('no two look alike when they are small', () => {
    const alike = files.flatMap((one, index) =>
      files.slice(index + 1).flatMap((other) => {
        const apart = difference(thumbnails.get(one), thumbnails.get(other))
        return apart < leastDifference ? `${one} and ${other}: ${apart.toFixed(1)}` : []
      }),
    )
    expect(alike).toEqual([])
  })

  test('those of products are small: 5 KB on average, 9 KB at most', async () => {
    const sizes = await Promise.all(goods.map(async (file) => (await read(file)).length))
    expect(Math.max(...sizes)).toBeLessThan(9_000)
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(5_000)
  })
})

function read(file: string): Promise<Buffer> {
  return readFile(new URL(`pictures/${file}`, import.meta.url))
}

/** The picture as pixels, on white where it is transparent. */
async function thumbnail(file: string): Promise<Buffer> {
  return sharp(await read(file))
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer()
}

function difference(one: Buffer | undefined, other: Buffer | undefined): number {
  if (!one || !other) throw new Error('A picture was not read')
  return (
    one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
  )
}
