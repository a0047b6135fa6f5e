import type { LoaderFunctionArgs } from 'react-router'
import { prefetch, type Queries } from '../api/prefetch.ts'
import { packagesQuery } from '../api/queries.ts'
import { startLoading } from '../api/query-client.ts'

/** The packages whose boxes are shown beside the forms of guests. */
const queries: Queries = (client, api) => client.prefetchQuery(packagesQuery(api))

export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, queries)
}

export function clientLoader() {
  return startLoading(queries)
}
