import { prefetch } from '../api/prefetch.ts'
import { packagesQuery } from '../api/queries.ts'
import { PackageBrowser } from '../packages/package-browser.tsx'
import { pageHead } from '../shell/page-head.ts'
import { startLoading } from '../shell/query-client.ts'
import type { Route } from './+types/packages.ts'

export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (client, api) => client.prefetchQuery(packagesQuery(api)))
}

export function clientLoader() {
  return startLoading((client) => client.prefetchQuery(packagesQuery()))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: 'Packages',
      description:
        'Ready-made boxes for a week, a month or a feast: everything in one box, packed for your kitchen and brought to your home.',
      keywords: ['grocery packages', 'ration pack', 'fruit basket', 'Sri Lanka', 'home delivery'],
      path: '/packages',
      structuredData: { '@type': 'CollectionPage' },
    },
    matches,
  )
}

export default function PackagesPage() {
  return <PackageBrowser />
}
