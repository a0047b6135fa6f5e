import { redirect } from 'react-router'
import { prefetch } from '../api/prefetch.ts'
import { categoriesQuery, productsQuery } from '../api/queries.ts'
import { ProductBrowser } from '../catalogue/product-browser.tsx'
import { addressOf, lastPageBefore, productRequest } from '../catalogue/product-request.ts'
import { pageHead } from '../shell/page-head.ts'
import { startLoading } from '../shell/query-client.ts'
import type { Route } from './+types/products.ts'

export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  const wanted = productRequest(new URL(request.url).searchParams)
  return prefetch(context, async (client, api) => {
    const query = productsQuery(wanted, api)
    await Promise.all([client.prefetchQuery(categoriesQuery(api)), client.prefetchQuery(query)])
    const lastPage = lastPageBefore(wanted, client.getQueryData(query.queryKey)?.total ?? Infinity)
    if (lastPage) throw redirect(addressOf({ ...wanted, page: lastPage }))
  })
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wanted = productRequest(new URL(request.url).searchParams)
  return startLoading((client) =>
    Promise.all([
      client.prefetchQuery(categoriesQuery()),
      client.prefetchQuery(productsQuery(wanted)),
    ]),
  )
}

export function meta({ matches, location }: Route.MetaArgs) {
  const { categoryId, page } = productRequest(new URLSearchParams(location.search))
  return pageHead(
    {
      title: 'Products',
      description:
        'Rice, fruits, vegetables, fish, spices and the rest of the pola: browse and search everything in stock, with prices in LKR.',
      keywords: [
        'groceries',
        'Sri Lanka',
        'online grocery shop',
        'rice',
        'fruits',
        'vegetables',
        'Colombo delivery',
      ],
      // A search is no page of its own; a category and each page of the list are.
      path: addressOf({ page, ...(categoryId && { categoryId }) }),
      structuredData: { '@type': 'CollectionPage' },
    },
    matches,
  )
}

export default function ProductsPage() {
  return <ProductBrowser />
}
