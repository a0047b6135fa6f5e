import { href, redirect } from 'react-router'
import { loadedAnswer } from '../api/loaded-answer.ts'
import { prefetch } from '../api/prefetch.ts'
import { categoriesQuery, productsQuery } from '../api/queries.ts'
import { listedProducts } from '../catalogue/listed-products.ts'
import { ProductBrowser } from '../catalogue/product-browser.tsx'
import { lastPageBefore, productRequest, productsAddress } from '../catalogue/product-request.ts'
import { pagedTitle, pageHead } from '../shell/page-head.ts'
import { startLoading } from '../shell/query-client.ts'
import { goodsList } from '../shell/structured-data/item-list.ts'
import type { Route } from './+types/products.ts'

export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  const wanted = productRequest(new URL(request.url).searchParams)
  return prefetch(context, async (client, api) => {
    const query = productsQuery(wanted, api)
    await Promise.all([client.prefetchQuery(categoriesQuery(api)), client.prefetchQuery(query)])
    const lastPage = lastPageBefore(wanted, client.getQueryData(query.queryKey)?.total ?? Infinity)
    if (lastPage) throw redirect(productsAddress({ ...wanted, page: lastPage }))
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

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const wanted = productRequest(new URLSearchParams(location.search))
  const found = loadedAnswer(loaderData, productsQuery(wanted).queryKey)
  const categories = loadedAnswer(loaderData, categoriesQuery().queryKey)
  const category = categories?.find(({ categoryId }) => categoryId === wanted.categoryId)
  // A search is no page of its own; a category and each page of the list are.
  const path = wanted.term ? href('/products') : productsAddress(wanted)
  return pageHead(
    {
      title: pagedTitle(category?.name ?? 'Products', wanted.page),
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
      page: '/products',
      path,
      kind: 'CollectionPage',
      structuredData: (address) =>
        found ? [goodsList({ ...listedProducts(found, wanted.page), path }, address)] : [],
    },
    matches,
  )
}

export default function ProductsPage() {
  return <ProductBrowser />
}
