import { readFile } from 'node:fs/promises'
import { plusDays } from '../domain/days.ts'
import type { Transaction } from '../server/database/connect.ts'
import {
  categories,
  charities,
  charityPictures,
  feedback,
  packageProducts,
  packages,
  products,
} from '../server/database/schema.ts'
import { storePictures } from '../server/media/index.ts'
import type { Catalogue, Translations } from './catalogue.ts'
import { alsoCalledIn, type Ids, seedTranslations } from './seed-translations.ts'

/** The id of the entry with a name; an unknown name stops the start. */
export type IdOf = (name: string) => number
export type Shelves = { productId: IdOf; packageId: IdOf }

type HashOf = (file: string | undefined) => string | null

export async function seedCatalogue(
  tx: Transaction,
  catalogue: Catalogue,
  translations: Translations,
): Promise<Shelves> {
  const hashOf = await seedPictures(tx, catalogue)
  const { categoryId, productId } = await seedProducts(tx, catalogue, translations, hashOf)
  const packageId = await seedPackages(tx, catalogue, hashOf, productId)
  const charityId = await seedCharities(tx, catalogue, hashOf)
  await seedTranslations(tx, translations, { categoryId, productId, packageId, charityId })
  await seedFeedback(tx, catalogue)
  return { productId, packageId }
}

async function seedPictures(tx: Transaction, catalogue: Catalogue): Promise<HashOf> {
  const files = new Set([
    ...catalogue.products.flatMap(({ picture }) => picture ?? []),
    ...catalogue.packages.flatMap(({ picture }) => picture ?? []),
    ...catalogue.charities.flatMap(({ pictures }) => pictures),
  ])
  const bytes = await Promise.all(
    [...files].map((file) => readFile(new URL(`pictures/${file}`, import.meta.url))),
  )
  const hashes = await storePictures(tx, bytes)
  const hashByFile = new Map([...files].map((file, index) => [file, hashes[index]]))
  return (file) => (file && hashByFile.get(file)) || null
}

/** The file lists products by category, but the first page shows something of each. */
async function seedProducts(
  tx: Transaction,
  catalogue: Catalogue,
  translations: Translations,
  hashOf: HashOf,
): Promise<Pick<Ids, 'categoryId' | 'productId'>> {
  const categoryId = idsByName(
    'category',
    await tx
      .insert(categories)
      .values(
        catalogue.categories.map(({ name }) => ({
          name,
          alsoCalled: alsoCalledIn(translations, 'categories', name),
        })),
      )
      .returning({ id: categories.id, name: categories.name }),
  )
  const rows = interleaved(catalogue.products).map(({ category, price, picture, ...product }) => ({
    name: product.name,
    description: product.description,
    alsoCalled: alsoCalledIn(translations, 'products', product.name),
    priceCents: price,
    categoryId: categoryId(category),
    stockQuantity: product.stockQuantity,
    pictureHash: hashOf(picture),
    contentAmount: product.content?.amount,
    contentUnit: product.content?.unit,
    originCountry: product.origin,
    allergens: product.allergens,
    diets: product.diets,
  }))
  const productId = idsByName(
    'product',
    await tx.insert(products).values(rows).returning({ id: products.id, name: products.name }),
  )
  return { categoryId, productId }
}

/** The first of each category, then the second of each, and so on. */
function interleaved(all: Catalogue['products']): Catalogue['products'] {
  const groups = [...Map.groupBy(all, (product) => product.category).values()]
  const longest = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, place) =>
    groups.flatMap((group) => group[place] ?? []),
  ).flat()
}

async function seedPackages(
  tx: Transaction,
  catalogue: Catalogue,
  hashOf: HashOf,
  productId: IdOf,
): Promise<IdOf> {
  if (catalogue.packages.length === 0) return idsByName('package', [])
  const packageId = idsByName(
    'package',
    await tx
      .insert(packages)
      .values(
        catalogue.packages.map(({ name, description, price, discountPrice, picture }) => ({
          name,
          description,
          priceCents: price,
          discountCents: discountPrice,
          pictureHash: hashOf(picture),
        })),
      )
      .returning({ id: packages.id, name: packages.name }),
  )
  await tx.insert(packageProducts).values(
    catalogue.packages.flatMap(({ name, items }) =>
      items.map(({ product, quantity }) => ({
        packageId: packageId(name),
        productId: productId(product),
        quantity,
      })),
    ),
  )
  return packageId
}

async function seedCharities(tx: Transaction, catalogue: Catalogue, hashOf: HashOf): Promise<IdOf> {
  if (catalogue.charities.length === 0) return idsByName('charity', [])
  const charityId = idsByName(
    'charity',
    await tx
      .insert(charities)
      .values(catalogue.charities.map(({ pictures: _, ...charity }) => charity))
      .returning({ id: charities.id, name: charities.name }),
  )
  const rows = catalogue.charities.flatMap(({ name, pictures }) =>
    pictures.map((file, position) => ({
      charityId: charityId(name),
      position,
      pictureHash: hashOf(file) ?? '',
    })),
  )
  if (rows.length > 0) await tx.insert(charityPictures).values(rows)
  return charityId
}

/** The first in the file is the newest. */
async function seedFeedback(tx: Transaction, catalogue: Catalogue) {
  if (catalogue.feedback.length === 0) return
  const now = new Date()
  await tx.insert(feedback).values(
    catalogue.feedback.map(({ name, feedbackCount, message }, index) => ({
      name,
      rating: feedbackCount,
      message,
      createdAt: plusDays(now, -(index + 1)),
    })),
  )
}

export function idsByName(kind: string, rows: readonly { id: number; name: string }[]): IdOf {
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return (name) => {
    const id = ids.get(name)
    if (!id) throw new Error(`demo/catalogue.json has no ${kind} "${name}"`)
    return id
  }
}
