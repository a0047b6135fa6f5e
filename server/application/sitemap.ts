import { Hono } from 'hono'
import {
  charityAddress,
  isPlain,
  packageAddress,
  pageAddress,
  pages,
  productAddress,
} from '../../contract/pages.ts'
import { languageNames } from '../../domain/texts/language-labels.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import { countProductsOnSale, listCategories, listProductNames } from '../catalogue/index.ts'
import { listCharities } from '../charities/index.ts'
import type { Environment } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { asXml, xmlText } from '../http/xml.ts'
import { listPackageNames } from '../packages/index.ts'
import type { Shop } from '../shop.ts'

/** A sitemap may have 50,000 URLs (sitemaps.org); each product has one in each of the three languages. */
const productsInFile = 10_000

const listedPages = pages
  .filter(({ path, isIndexed }) => isIndexed && isPlain(path))
  .map(({ path }) => path)

/**
 * Every page that search engines should index, in each language: its head names the same page in the others. The
 * sitemap is a list of further ones at the same path, because each may list only what is below its own path.
 */
export const sitemapRoutes = new Hono<Environment>().get('/sitemap.xml', async (c) => {
  const { shop } = c.var
  return c.body(await sitemapOf(c.req.query('of'), shop), 200, asXml)
})

async function sitemapOf(part: string | undefined, shop: Shop): Promise<string> {
  if (part === undefined) return listOfSitemaps(await countProductsOnSale(shop), shop)
  if (part === 'pages') return sitemap(await publicPaths(shop), shop)
  const [, number] = /^products-([1-9]\d{0,4})$/.exec(part) ?? []
  const page = { page: Number(number), pageSize: productsInFile }
  const products = number ? await listProductNames(shop, page) : []
  if (products.length === 0) throw refusal('notFound')
  return sitemap(products.map(productAddress), shop)
}

async function publicPaths(shop: Shop): Promise<string[]> {
  const [categories, packages, charities] = await Promise.all([
    listCategories(shop, 'en'),
    listPackageNames(shop),
    listCharities(shop, 'en'),
  ])
  return [
    ...listedPages,
    ...categories.map(({ categoryId }) => pageAddress('/products', { category: categoryId })),
    ...packages.map(packageAddress),
    ...charities.map(({ name }) => charityAddress(name)),
  ]
}

function listOfSitemaps(products: number, { config }: Shop): string {
  const files = Math.ceil(products / productsInFile)
  const parts = ['pages', ...Array.from({ length: files }, (_, index) => `products-${index + 1}`)]
  const addresses = parts.map((part) => `${config.publicUrl}/sitemap.xml?of=${part}`)
  return xml('sitemapindex', 'sitemap', addresses)
}

function sitemap(paths: readonly string[], { config }: Shop): string {
  const addresses = languageNames.flatMap((language) =>
    paths.map((path) => config.publicUrl + pathInLanguage(path, language)),
  )
  return xml('urlset', 'url', addresses)
}

function xml(list: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map(
    (address) => `  <${entry}><loc>${xmlText(address)}</loc></${entry}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${list}>
`
}
