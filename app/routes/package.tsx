import { useQuery } from '@tanstack/react-query'
import { data, href, redirect } from 'react-router'
import { packageAddress } from '../../contract/pages.ts'
import { goodsSlug, idOfGoodsSlug } from '../../domain/goods/address.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { categoriesQuery, packageQuery } from '../api/catalogue-queries.ts'
import { loadedAnswer } from '../api/loaded-answer.ts'
import { prefetch, type Queries } from '../api/prefetch.ts'
import { startLoading } from '../api/query-client.ts'
import { textsFor } from '../language/texts-for.ts'
import { listedPackage } from '../packages/listed-packages.ts'
import { PackagePage } from '../packages/package-page.tsx'
import { goodsHead } from '../shell/goods-head.ts'
import { LoadedPage } from '../shell/loaded-page.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { notFoundHead } from '../shell/page-head.ts'
import type { Route } from './+types/package.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

function queries(packageId: number): Queries {
  return (client, api) =>
    Promise.all([
      client.prefetchQuery(packageQuery(packageId, api)),
      client.prefetchQuery(categoriesQuery(api)),
    ])
}

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const packageId = idOfGoodsSlug(slug)
  if (!packageId) return data(undefined, { status: 404 })
  const loaded = await prefetch(context, queries(packageId))
  const shopPackage = loadedAnswer(loaded, packageQuery(packageId).queryKey)
  // Its name has changed, or was typed differently: it has one URL.
  if (shopPackage && slug !== goodsSlug(packageId, shopPackage))
    throw redirect(packageAddress(shopPackage), 301)
  return data(loaded, { status: shopPackage === null ? 404 : 200 })
}

export function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  const packageId = idOfGoodsSlug(slug)
  return packageId ? startLoading(queries(packageId)) : null
}

export function meta({ matches, location, params: { slug }, loaderData }: Route.MetaArgs) {
  const packageId = idOfGoodsSlug(slug)
  const shopPackage = packageId ? loadedAnswer(loaderData, packageQuery(packageId).queryKey) : null
  if (shopPackage === null) return notFoundHead(location, matches)
  const list = { name: textsFor(matches, packageTexts).head.title, path: href('/packages') }
  const goods = shopPackage && listedPackage(shopPackage)
  return goodsHead({ page: '/packages/:slug', list, goods, location }, matches)
}

export default function Package({ params: { slug } }: Route.ComponentProps) {
  const packageId = idOfGoodsSlug(slug)
  return packageId ? <PackageWithId key={packageId} packageId={packageId} /> : <NotFound />
}

function PackageWithId({ packageId }: { packageId: number }) {
  const shopPackage = useQuery(packageQuery(packageId))
  return <LoadedPage query={shopPackage}>{(each) => <PackagePage shopPackage={each} />}</LoadedPage>
}
