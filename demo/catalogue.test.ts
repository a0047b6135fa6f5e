import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { translatedLanguages } from '../domain/translations/translated-things.ts'
import { readCatalogue, readTranslations } from './catalogue.ts'

describe('the demo catalogue', () => {
  const { products, packages, charities } = readCatalogue()
  const priceOf = new Map(products.map(({ name, price }) => [name, price]))

  test.each(packages)('$name costs as much as its items', ({ items, price }) => {
    const sum = items.reduce(
      (total, { product, quantity }) => total + (priceOf.get(product) ?? Number.NaN) * quantity,
      0,
    )
    expect(price).toBe(sum)
  })

  test('a package of more than six products is exactly 20 % cheaper', () => {
    const large = packages.filter(({ items }) => items.length > 6)
    expect(large).not.toHaveLength(0)
    for (const { price, discountPrice } of large) expect(discountPrice * 5).toBe(price)
  })

  test('every picture it names exists, and there is no other', async () => {
    const named = [
      ...products.map(({ picture }) => picture),
      ...charities.flatMap(({ pictures }) => pictures),
    ]
    const files = await readdir(new URL('pictures', import.meta.url))
    expect(files.toSorted()).toEqual([...new Set(named)].toSorted())
  })
})

describe.each(translatedLanguages)('the demo catalogue in %s', (language) => {
  const english = readCatalogue()
  const translated = readTranslations()[language]

  test.each(['categories', 'products', 'packages', 'charities'] as const)('has all %s', (kind) => {
    const names = english[kind].map(({ name }) => name)
    expect(Object.keys(translated[kind]).toSorted()).toEqual(names.toSorted())
  })

  test('is written in its script, in its normal form', () => {
    const script = { si: /\p{Script=Sinhala}/u, ta: /\p{Script=Tamil}/u }[language]
    const all: Record<string, Record<string, string>>[] = Object.values(translated)
    for (const things of all) {
      for (const texts of Object.values(things)) {
        for (const [name, text] of Object.entries(texts)) {
          expect(text).toBe(text.normalize('NFC'))
          if (name !== 'alsoCalled') expect(text).toMatch(script)
        }
      }
    }
  })
})

describe('an owner’s catalogue', () => {
  const rice = {
    name: 'Rice 1 kg',
    category: 'Rice',
    description: '',
    price: 245.5,
    stockQuantity: 3,
  }
  const nothingElse = { packages: [], charities: [], feedback: [] }

  test('may omit packages, charities, feedback, pictures and the demo customer', async () => {
    const file = await written({ categories: [{ name: 'Rice' }], products: [rice], ...nothingElse })
    expect(readCatalogue(file).products).toEqual([{ ...rice, price: 24_550 }])
  })

  test.each([
    { fault: 'a price of 0', products: [{ ...rice, price: 0 }], place: 'products[0].price' },
    { fault: 'an unknown field', products: [{ ...rice, emoji: 'mango' }], place: 'emoji' },
    { fault: 'two products with one name', products: [rice, rice], place: 'the same name' },
    {
      fault: 'a picture outside its folder',
      products: [{ ...rice, picture: '../seed.ts' }],
      place: 'products[0].picture',
    },
  ])('is refused for $fault, with the place', async ({ products, place }) => {
    const file = await written({ categories: [{ name: 'Rice' }], products, ...nothingElse })
    expect(() => readCatalogue(file)).toThrow(place)
  })
})

async function written(catalogue: object): Promise<URL> {
  const file = join(await mkdtemp(join(tmpdir(), 'joybox-catalogue-')), 'catalogue.json')
  await writeFile(file, JSON.stringify(catalogue))
  return pathToFileURL(file)
}
