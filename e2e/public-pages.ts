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

/** /otp redirects at once; shared packages have pages only where the shop wants that. */
const others: readonly PagePath[] = ['/otp', '/shared-packages/:shareToken']

/** Every page that is open without an account, and one that does not exist. */
export const publicPages: readonly string[] = [
  ...pages
    .filter(({ path, audience }) => audience !== 'customers' && !others.includes(path))
    .map(({ path }) => examples[path] ?? path),
  '/no-such-page',
]
