import { homeTexts } from '../../domain/texts/en/home.ts'
import {
  categoriesQuery,
  feedbackQuery,
  heroPackagesQuery,
  productsQuery,
} from '../api/catalogue-queries.ts'
import { prefetch, type Queries } from '../api/prefetch.ts'
import { startLoading } from '../api/query-client.ts'
import { storefrontContext } from '../api/storefront-context.ts'
import { Hero } from '../home/hero.tsx'
import { Closing, Feedback, Market } from '../home/late-sections.ts'
import { popularProducts } from '../home/popular-request.ts'
import { shopFor, textsFor } from '../language/texts-for.ts'
import { pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/home.ts'

export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

const queries: Queries = (client, api) =>
  Promise.all([
    client.prefetchQuery(categoriesQuery(api)),
    client.prefetchQuery(productsQuery(popularProducts(), api)),
    client.prefetchQuery(feedbackQuery(api)),
  ])

export function loader({ context }: Route.LoaderArgs) {
  const { hero } = context.get(storefrontContext).shop ?? {}
  return prefetch(context, (client, api) =>
    Promise.all([client.prefetchQuery(heroPackagesQuery(hero, api)), queries(client, api)]),
  )
}

/** In the browser the hero loads its packages itself, and shows its loading state for at least half a second. */
export async function clientLoader() {
  startLoading(queries)
  // All of the page's code is loaded first, so that a link to its contact section finds the section.
  await Promise.all([Market.preload(), Feedback.preload(), Closing.preload()])
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  const { head } = textsFor(matches, homeTexts)
  return pageHead(
    {
      ...head,
      title: head.title(shopFor(matches).name),
      page: '/',
    },
    matches,
  )
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <Market />
      <Feedback />
      <Closing />
    </>
  )
}
