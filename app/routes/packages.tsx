import { packagesPerPage } from '../../domain/limits.ts'
import { pageAsked, pageCount } from '../../ui/page-numbers.ts'
import { loadedAnswer } from '../api/loaded-answer.ts'
import { prefetch, type Queries } from '../api/prefetch.ts'
import { categoriesQuery, packagesQuery } from '../api/queries.ts'
import { startLoading } from '../api/query-client.ts'
import { listedPackages } from '../packages/listed-packages.ts'
import { PackageBrowser } from '../packages/package-browser.tsx'
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

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, queries)
}

export function clientLoader() {
  return startLoading(queries)
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const packages = loadedAnswer(loaderData, packagesQuery().queryKey)
  const lastPage = packages ? pageCount(packages.length, packagesPerPage) : Infinity
  const page = pageAsked(new URLSearchParams(location.search).get('page'), lastPage)
  const path = packagesAddress(page)
  return pageHead(
    {
      title: pagedTitle('Packages', page),
      description:
        'Ready-made boxes for a week, a month or a feast: everything in one box, packed for your kitchen and brought to your home.',
      keywords: ['grocery packages', 'ration pack', 'fruit basket', 'Sri Lanka', 'home delivery'],
      page: '/packages',
      path,
      kind: 'CollectionPage',
      structuredData: (address) =>
        packages ? [goodsList({ ...listedPackages(packages, page), path }, address)] : [],
    },
    matches,
  )
}

export default function PackagesPage() {
  return <PackageBrowser />
}
