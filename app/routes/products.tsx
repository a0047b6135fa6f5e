import { data, href, redirect } from 'react-router'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { categoriesQuery, dietsQuery, productsQuery } from '../api/catalogue-queries.ts'
import { loadedAnswer } from '../api/loaded-answer.ts'
import { prefetch, type Queries } from '../api/prefetch.ts'
import { startLoading } from '../api/query-client.ts'
import { isUnknownCategory } from '../catalogue/category-of.ts'
import { listedProducts } from '../catalogue/listed-products.ts'
import { ProductBrowser } from '../catalogue/product-browser.tsx'
import {
  lastPageBefore,
  type ProductRequest,
  productRequest,
  productsAddress,
} from '../catalogue/product-request.ts'
import { textsFor } from '../language/texts-for.ts'
import { pagedTitle, pageHead } from '../shell/page-head.ts'
import { goodsList } from '../shell/structured-data/item-list.ts'
import type { Route } from './+types/products.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

function queries(wanted: ProductRequest): Queries {
  return (client, api) =>
    Promise.all([
      client.prefetchQuery(categoriesQuery(api)),
      client.prefetchQuery(productsQuery(wanted, api)),
      client.prefetchQuery(dietsQuery(wanted, api)),
    ])
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const wanted = productRequest(new URL(request.url).searchParams)
  const loaded = await prefetch(context, async (client, api) => {
    await queries(wanted)(client, api)
    const found = client.getQueryData(productsQuery(wanted).queryKey)
    const lastPage = lastPageBefore(wanted, found?.total ?? Infinity)
    if (lastPage) throw redirect(productsAddress({ ...wanted, page: lastPage }))
  })
  const categories = loadedAnswer(loaded, categoriesQuery().queryKey)
  return data(loaded, { status: isUnknownCategory(wanted, categories) ? 404 : 200 })
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return startLoading(queries(productRequest(new URL(request.url).searchParams)))
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const wanted = productRequest(new URLSearchParams(location.search))
  const found = loadedAnswer(loaderData, productsQuery(wanted).queryKey)
  const categories = loadedAnswer(loaderData, categoriesQuery().queryKey)
  const category = categories?.find(({ categoryId }) => categoryId === wanted.categoryId)
  // A search has no canonical URL of its own; a category and each page of the list have one.
  const path = wanted.term ? href('/products') : productsAddress(wanted)
  const texts = textsFor(matches, catalogueTexts)
  return pageHead(
    {
      ...texts.head,
      title: pagedTitle(category?.name ?? texts.head.title, wanted.page, matches),
      page: isUnknownCategory(wanted, categories) ? undefined : '/products',
      path,
      kind: 'CollectionPage',
      structuredData: (address) =>
        found
          ? [goodsList({ ...listedProducts(found, wanted.page, texts.head.title) }, address)]
          : [],
    },
    matches,
  )
}

export default function ProductsPage() {
  return <ProductBrowser />
}
