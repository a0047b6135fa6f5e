import type { Ref } from 'react'
import { href } from 'react-router'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RetryButton } from '../../ui/retry-button.tsx'
import { SkeletonBar, SkeletonTile } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'

export function EmptyCart({ ref }: { ref: Ref<HTMLElement> }) {
  const { empty } = useTexts(cartTexts)
  return (
    <section ref={ref} tabIndex={-1} aria-label={empty} className="outline-none">
      <EmptyState title={empty}>
        <ButtonLink to={href('/packages')}>{useTexts(packageTexts).browse}</ButtonLink>
      </EmptyState>
    </section>
  )
}

export function CartFailed() {
  return (
    <div role="alert">
      <EmptyState title={useTexts(checkoutTexts).notLoaded}>
        <Button onClick={() => window.location.reload()}>{useTexts(controlTexts).tryAgain}</Button>
      </EmptyState>
    </div>
  )
}

/** Loading has ended with neither a cart nor an error, as happens without a connection. */
export function CartMissing({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <EmptyState title={useTexts(cartTexts).missing}>
      <RetryButton onClick={onRetry}>{useTexts(checkoutTexts).retryLoading}</RetryButton>
    </EmptyState>
  )
}

export function CartLoading() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-8">
      <p role="status" className="sr-only">
        {useTexts(checkoutTexts).loading}
      </p>
      <div className="grid gap-5 rounded-reed border border-husk-200 bg-white p-4.5 md:p-7">
        <SkeletonBar className="h-9 max-w-48" />
        {[1, 2].map((line) => (
          <div key={line} className="flex gap-4.5">
            <SkeletonTile className="aspect-4/3 w-23 flex-none md:w-33" />
            <div className="grid min-w-0 flex-1 content-center gap-3">
              <SkeletonBar className="h-6 w-2/3" />
              <SkeletonBar className="h-4 w-1/3" />
            </div>
          </div>
        ))}
      </div>
      <div aria-hidden className="text-turmeric-100">
        <div className="grid gap-6 bg-turmeric-100 p-5 md:p-7">
          <SkeletonBar className="h-9 max-w-48" />
          {['cost', 'products', 'discount', 'recipient'].map((row) => (
            <SkeletonBar key={row} className="h-5" />
          ))}
          <SkeletonBar className="h-12" />
        </div>
        <div className="tooth tooth-down" />
      </div>
    </div>
  )
}
