import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { SkeletonBar, SkeletonTile } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'

/** The page's shape while the order is loading. */
export function ResultSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{useTexts(paymentResultTexts).loading}</span>
      <SkeletonTile className="h-48 rounded-none md:h-55" />
      <div className="page-width grid gap-(--space-gutter) pt-8 lg:grid-cols-[1fr_340px] xl:grid-cols-[1fr_392px] xl:gap-8">
        <div className="grid content-start gap-5 rounded-reed border border-husk-200 bg-white p-4 md:p-7">
          <SkeletonBar className="h-9 max-w-60" />
          <SkeletonBar className="h-20" />
          <SkeletonBar className="h-20" />
          <SkeletonBar className="h-20" />
        </div>
        <div className="grid content-start gap-4 bg-turmeric-100 p-5 md:p-7">
          <SkeletonBar className="h-9 max-w-60" />
          <SkeletonBar className="h-40" />
          <SkeletonBar className="h-12" />
        </div>
      </div>
    </div>
  )
}
