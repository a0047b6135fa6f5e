import { redirect } from 'react-router'
import { packagesPerPage } from '../../domain/limits.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { pageAsked, pageCount } from '../../ui/page-numbers.ts'
import { categoriesQuery, packagesInQuery, packagesQuery } from '../api/catalogue-queries.ts'
import { loadedAnswer } from '../api/loaded-answer.ts'
import { prefetch, type Queries } from '../api/prefetch.ts'
import { startLoading } from '../api/query-client.ts'
import { storefrontContext } from '../api/storefront-context.ts'
import { textsFor } from '../language/texts-for.ts'
import { listedPackages } from '../packages/listed-packages.ts'
import { PackageBrowser } from '../packages/package-browser.tsx'
import { otherLanguageOf, packagesMatching } from '../packages/package-search.ts'
import { packagesAddress } from '../packages/packages-address.ts'
import { pagedTitle, pageHead } from '../shell/page-head.ts'
import { goodsList } from '../shell/structured-data/item-list.ts'
import type { Route } from './+types/packages.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

const queries: Queries = (client, api) =>
  Promise.all([
    client.prefetchQuery(packagesQuery(api)),
    client.prefetchQuery(categoriesQuery(api)),
  ])

export function loader({ context, request }: Route.LoaderArgs) {
  return prefetch(context, async (client, api) => {
    await queries(client, api)
    const packages = client.getQueryData(packagesQuery().queryKey)
    if (!packages) return
    const query = new URL(request.url).searchParams
    const term = query.get('q')?.trim() ?? ''
    const otherLanguage = otherLanguageOf(term, context.get(storefrontContext).language)
    const translatedQuery = packagesInQuery(otherLanguage, api)
    if (otherLanguage) await client.prefetchQuery(translatedQuery)
    const translated = client.getQueryData(translatedQuery.queryKey)
    const lastPage = pageCount(packagesMatching(packages, term, translated).length, packagesPerPage)
    if (pageAsked(query.get('page'), Infinity) > lastPage) {
      throw redirect(packagesAddress(lastPage, term))
    }
  })
}

export function clientLoader() {
  return startLoading(queries)
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const packages = loadedAnswer(loaderData, packagesQuery().queryKey)
  const lastPage = packages ? pageCount(packages.length, packagesPerPage) : Infinity
  const page = pageAsked(new URLSearchParams(location.search).get('page'), lastPage)
  const path = packagesAddress(page)
  const texts = textsFor(matches, packageTexts)
  return pageHead(
    {
      ...texts.head,
      title: pagedTitle(texts.head.title, page, matches),
      page: '/packages',
      path,
      kind: 'CollectionPage',
      structuredData: (address) =>
        packages
          ? [goodsList({ ...listedPackages(packages, page, texts.head.title) }, address)]
          : [],
    },
    matches,
  )
}

export default function PackagesPage() {
  return <PackageBrowser />
}
