import type { APIRequestContext } from '@playwright/test'
import type { Package } from '../contract/index.ts'
import { packageCardProducts } from '../domain/limits.ts'
import { call } from './call.ts'

/** What the demo shop sells, by what a test needs of it: no test names what demo/catalogue.json may change. */
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

const isLarge = (products: Package['products']) => products.length > packageCardProducts

function found<Good>(good: Good | undefined): Good {
  if (!good) throw new Error('The demo shop sells nothing of the kind')
  return good
}
