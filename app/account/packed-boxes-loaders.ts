import type { LoaderFunctionArgs } from 'react-router'
import { heroPackagesQuery, packagesQuery } from '../api/catalogue-queries.ts'
import { prefetch } from '../api/prefetch.ts'
import { startLoading } from '../api/query-client.ts'
import { storefrontContext } from '../api/storefront-context.ts'

/** The packages whose boxes are shown beside the forms of guests: those at the top of the home page. */
export function loader({ context }: LoaderFunctionArgs) {
  const { hero } = context.get(storefrontContext).shop ?? {}
  return prefetch(context, (client, api) => client.prefetchQuery(heroPackagesQuery(hero, api)))
}

export function clientLoader() {
  return startLoading((client) => client.prefetchQuery(packagesQuery()))
}
