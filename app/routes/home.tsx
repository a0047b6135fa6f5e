import { shop } from '../../domain/shop.ts'
import { prefetch } from '../api/prefetch.ts'
import { categoriesQuery, feedbackQuery, heroPackagesQuery, productsQuery } from '../api/queries.ts'
import { Hero } from '../home/hero.tsx'
import { Closing, Feedback, Market } from '../home/late-sections.ts'
import { popularProducts } from '../home/popular-request.ts'
import { pageHead } from '../shell/page-head.ts'
import { startLoading } from '../shell/query-client.ts'
import type { Route } from './+types/home.ts'

export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (client, api) =>
    Promise.all([
      client.prefetchQuery(heroPackagesQuery(api)),
      client.prefetchQuery(categoriesQuery(api)),
      client.prefetchQuery(productsQuery(popularProducts(), api)),
      client.prefetchQuery(feedbackQuery(api)),
    ]),
  )
}

/** The packages load by themselves: the hero shows for half a second at least that they do. */
export async function clientLoader() {
  startLoading((client) =>
    Promise.all([
      client.prefetchQuery(categoriesQuery()),
      client.prefetchQuery(productsQuery(popularProducts())),
      client.prefetchQuery(feedbackQuery()),
    ]),
  )
  // All of the page's code comes at once: a link to its contact section finds that section there.
  await Promise.all([Market.preload(), Feedback.preload(), Closing.preload()])
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: shop.homeTitle,
      description:
        'Groceries for Sri Lankan kitchens: fresh products, ready-made packages and boxes of your own, brought to your home.',
      keywords: [
        'online grocery shop',
        'Sri Lanka',
        'fresh produce',
        'grocery packages',
        'Colombo delivery',
      ],
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
