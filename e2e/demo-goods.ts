import type { APIRequestContext } from '@playwright/test'
import type { Package } from '../contract/index.ts'
import { readCatalogue } from '../demo/catalogue.ts'
import { packageCardProducts } from '../domain/limits.ts'
import { call } from './call.ts'

/** What the demo shop sells. Tests choose from it by what they need, so that demo/catalogue.json may change. */
export const demo = readCatalogue()

export const categoryNames = demo.categories.map(({ name }) => name)

/** The first two categories: a strip shows them from the start, and each has a second page of products. */
export const aCategory = categoryAt(1)
export const anotherCategory = categoryAt(0)

export const aProduct = found(demo.products[0])
/** A word that finds this product. */
export const aProductWord = firstWord(aProduct.name)

/** The first package, at the top of the home page. */
export const firstPackage = found(demo.packages[0])

/** On the last page of packages. */
export const lastPackage = found(demo.packages.at(-1))

/** Has a picture on its card and several more in its gallery. */
export const aCharity = found(demo.charities.find(({ pictures }) => pictures.length > 2))

export const packagesOf = (request: APIRequestContext) => call(request, 'GET /packages')

/** With more products than a card lists, and something taken off its price. */
export async function aLargePackage(request: APIRequestContext) {
  return found(
    (await packagesOf(request)).find(
      ({ products, discountPrice }) => isLarge(products) && discountPrice > 0,
    ),
  )
}

/** With no more products than a card lists, at its full price. */
export async function aSmallPackage(request: APIRequestContext) {
  return found(
    (await packagesOf(request)).find(
      ({ products, discountPrice }) => !isLarge(products) && discountPrice === 0,
    ),
  )
}

/** As the API returns it. */
export async function charityNamed(request: APIRequestContext, name: string) {
  const all = await call(request, 'GET /charities')
  return found(all.find((charity) => charity.name === name))
}

const isLarge = (products: Package['products']) => products.length > packageCardProducts

function categoryAt(place: number) {
  const { name } = found(demo.categories[place])
  return {
    /** The demo shop numbers its categories in the order of the file. */
    id: place + 1,
    name,
    productCount: demo.products.filter(({ category }) => category === name).length,
  }
}

export function firstWord(name: string): string {
  return found(name.toLowerCase().split(' ')[0])
}

export function found<Good>(good: Good | undefined): Good {
  if (!good) throw new Error('The demo shop has nothing of the kind')
  return good
}
