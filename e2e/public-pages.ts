import {
  charityAddress,
  type PagePath,
  packageAddress,
  pages,
  productAddress,
} from '../contract/pages.ts'
import { aCharity, aProduct, firstPackage } from './demo-goods.ts'

/** The demo shop's first product and first package. */
export const productPage = productAddress({ productId: 1, name: aProduct.name })
export const packagePage = packageAddress({ packageId: 1, name: firstPackage.name })

const examples: Partial<Record<PagePath, string>> = {
  '/products/:slug': productPage,
  '/packages/:slug': packagePage,
  '/charities/:slug': charityAddress(aCharity.name),
}

/** Every page that is open without an account, and one that does not exist. /otp is left out: it redirects at once. */
export const publicPages: readonly string[] = [
  ...pages
    .filter(({ path, audience }) => audience !== 'customers' && path !== '/otp')
    .map(({ path }) => examples[path] ?? path),
  '/no-such-page',
]
