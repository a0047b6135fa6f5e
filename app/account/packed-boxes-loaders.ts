import type { LoaderFunctionArgs } from 'react-router'
import { prefetch } from '../api/prefetch.ts'
import { packagesQuery } from '../api/queries.ts'
import { startLoading } from '../shell/query-client.ts'

/** The packages whose boxes keep the forms for getting in company. */
export function loader({ context }: LoaderFunctionArgs) {
  return prefetch(context, (client, api) => client.prefetchQuery(packagesQuery(api)))
}

export function clientLoader() {
  return startLoading((client) => client.prefetchQuery(packagesQuery()))
}
