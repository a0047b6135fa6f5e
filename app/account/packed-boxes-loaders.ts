import type { LoaderFunctionArgs } from 'react-router'
import { packagesQuery } from '../api/catalogue-queries.ts'
import { prefetch, type Queries } from '../api/prefetch.ts'
import { startLoading } from '../api/query-client.ts'

/** The packages whose boxes are shown beside the forms of guests. */
const queries: Queries = (client, api) => client.prefetchQuery(packagesQuery(api))

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, queries)
}

export function clientLoader() {
  return startLoading(queries)
}
