import { useQuery } from '@tanstack/react-query'
import { data, href, redirect } from 'react-router'
import { productAddress } from '../../contract/pages.ts'
import { goodsSlug, idOfGoodsSlug } from '../../domain/goods/address.ts'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import {
  boughtWithQuery,
  categoriesQuery,
  packagesWithQuery,
  productQuery,
  productsQuery,
} from '../api/catalogue-queries.ts'
import { loadedAnswer } from '../api/loaded-answer.ts'
import { prefetch, type Queries } from '../api/prefetch.ts'
import { startLoading } from '../api/query-client.ts'
import { listedProduct } from '../catalogue/listed-products.ts'
import { ProductPage } from '../catalogue/product-page.tsx'
import { moreOfCategory } from '../catalogue/products-beside.tsx'
import { textsFor } from '../language/texts-for.ts'
import { goodsHead } from '../shell/goods-head.ts'
import { LoadedPage } from '../shell/loaded-page.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { notFoundHead } from '../shell/page-head.ts'
import type { Route } from './+types/product.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

function queries(productId: number): Queries {
  return async (client, api) => {
    await Promise.all([
      client.prefetchQuery(productQuery(productId, api)),
      client.prefetchQuery(categoriesQuery(api)),
      client.prefetchQuery(packagesWithQuery(productId, api)),
      client.prefetchQuery(boughtWithQuery(productId, api)),
    ])
    const product = client.getQueryData(productQuery(productId).queryKey)
    const boughtWith = client.getQueryData(boughtWithQuery(productId).queryKey)
    if (product && boughtWith?.length === 0) {
      await client.prefetchQuery(productsQuery(moreOfCategory(product), api))
    }
  }
}

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const productId = idOfGoodsSlug(slug)
  if (!productId) return data(undefined, { status: 404 })
  const loaded = await prefetch(context, queries(productId))
  const product = loadedAnswer(loaded, productQuery(productId).queryKey)
  // Its name has changed, or was typed differently: it has one URL.
  if (product && slug !== goodsSlug(productId, product))
    throw redirect(productAddress(product), 301)
  return data(loaded, { status: product === null ? 404 : 200 })
}

export function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  const productId = idOfGoodsSlug(slug)
  return productId ? startLoading(queries(productId)) : null
}

export function meta({ matches, location, params: { slug }, loaderData }: Route.MetaArgs) {
  const productId = idOfGoodsSlug(slug)
  const product = productId ? loadedAnswer(loaderData, productQuery(productId).queryKey) : null
  if (product === null) return notFoundHead(location, matches)
  const list = { name: textsFor(matches, catalogueTexts).head.title, path: href('/products') }
  const goods = product && listedProduct(product)
  return goodsHead({ page: '/products/:slug', list, goods, location }, matches)
}

export default function Product({ params: { slug } }: Route.ComponentProps) {
  const productId = idOfGoodsSlug(slug)
  return productId ? <ProductWithId key={productId} productId={productId} /> : <NotFound />
}

function ProductWithId({ productId }: { productId: number }) {
  const product = useQuery(productQuery(productId))
  return <LoadedPage query={product}>{(each) => <ProductPage product={each} />}</LoadedPage>
}
