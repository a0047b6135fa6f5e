import { data } from 'react-router'
import { buyAgainTexts } from '../../domain/texts/en/buy-again.ts'
import { useShop } from '../../ui/shop-facts.ts'
import { storefrontContext } from '../api/storefront-context.ts'
import { BuyAgainPage } from '../buy-again/buy-again-page.tsx'
import { shopFor, textsFor } from '../language/texts-for.ts'
import { CustomerOnly } from '../shell/guards.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { notFoundHead, pageHead } from '../shell/page-head.ts'
import type { Route } from './+types/buy-again.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(storefrontContext)
  return data(null, { status: shop?.buysAgain ? 200 : 404 })
}

export function clientLoader() {
  return null
}

export function meta({ matches, location }: Route.MetaArgs) {
  if (!shopFor(matches).buysAgain) return notFoundHead(location, matches)
  return pageHead({ ...textsFor(matches, buyAgainTexts).head, page: '/buy-again' }, matches)
}

export default function BuyAgain() {
  const { buysAgain } = useShop()
  if (!buysAgain) return <NotFound />
  return (
    <CustomerOnly>
      <BuyAgainPage />
    </CustomerOnly>
  )
}
