import { useQuery } from '@tanstack/react-query'
import { data, href, redirect } from 'react-router'
import { productAddress } from '../../contract/pages.ts'
import { goodsSlug, idOfGoodsSlug } from '../../domain/goods/address.ts'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { loadedAnswer } from '../api/loaded-answer.ts'
import { prefetch, type Queries } from '../api/prefetch.ts'
import {
  boughtWithQuery,
  categoriesQuery,
  packagesWithQuery,
  productQuery,
  productsQuery,
} from '../api/queries.ts'
import { startLoading } from '../api/query-client.ts'
import { listedProduct } from '../catalogue/listed-products.ts'
import { ProductPage } from '../catalogue/product-page.tsx'
import { moreOfCategory } from '../catalogue/products-beside.tsx'
import { textsFor } from '../language/texts-for.ts'
import { linkedName } from '../shell/linked-name.ts'
import { LoadedPage } from '../shell/loaded-page.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { notFoundHead, pageHead } from '../shell/page-head.ts'
import { breadcrumbs } from '../shell/structured-data/breadcrumbs.ts'
import { goodsNode } from '../shell/structured-data/item-list.ts'
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
  const name = product?.name ?? linkedName(location.state) ?? list.name
  const listed = product && listedProduct(product)
  const texts = textsFor(matches, goodsPageTexts)
  return pageHead(
    {
      title: name,
      description: product?.description || texts.description(name),
      keywords: texts.keywords(name),
      page: '/products/:slug',
      path: listed?.path ?? location.pathname,
      ...(listed && { picture: { source: listed.picture, alt: name } }),
      structuredData: (address) =>
        listed
          ? [goodsNode(listed, address), breadcrumbs([list, { name, path: listed.path }], address)]
          : [],
    },
    matches,
  )
}

export default function Product({ params: { slug } }: Route.ComponentProps) {
  const productId = idOfGoodsSlug(slug)
  return productId ? <ProductWithId key={productId} productId={productId} /> : <NotFound />
}

function ProductWithId({ productId }: { productId: number }) {
  const product = useQuery(productQuery(productId))
  return <LoadedPage query={product}>{(each) => <ProductPage product={each} />}</LoadedPage>
}
