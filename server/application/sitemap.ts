import { Hono } from 'hono'
import { charityAddress, isPlain, pageAddress, pages } from '../../contract/pages.ts'
import { languageNames } from '../../domain/texts/language-labels.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import { listCategories } from '../catalogue/index.ts'
import { listCharities } from '../charities/index.ts'
import type { Environment } from '../http/environment.ts'
import type { Shop } from '../shop.ts'

const listedPages = pages
  .filter(({ path, isIndexed }) => isIndexed && isPlain(path))
  .map(({ path }) => path)

/** Every page that search engines should index, in each language: its head names the same page in the others. */
export const sitemapRoutes = new Hono<Environment>().get('/sitemap.xml', async (c) => {
  const { shop } = c.var
  const paths = await publicPaths(shop)
  const addresses = languageNames.flatMap((language) =>
    paths.map((path) => shop.config.publicUrl + pathInLanguage(path, language)),
  )
  return c.body(sitemap(addresses), 200, { 'Content-Type': 'application/xml; charset=utf-8' })
})

async function publicPaths(shop: Shop): Promise<string[]> {
  const [categories, charities] = await Promise.all([
    listCategories(shop, 'en'),
    listCharities(shop, 'en'),
  ])
  return [
    ...listedPages,
    ...categories.map(({ categoryId }) => pageAddress('/products', { category: categoryId })),
    ...charities.map(({ name }) => charityAddress(name)),
  ]
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escaped(address)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
