import { packagePage, productPage } from './public-pages.ts'

/** The pages of single products and packages say more than any list. */
const ownPages: readonly string[] = [productPage, packagePage]

/** The most bytes of script that a public page may load, as they are sent. */
export function scriptBudgetOf(path: string): number {
  return ownPages.some((page) => path.endsWith(page)) ? 160_000 : 150_000
}
