import { orderTexts } from '../../domain/texts/en/orders.ts'
import { SkeletonBar, SkeletonTile } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'

/** The list's shape while the orders are loading. */
export function OrdersSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{useTexts(orderTexts).loading}</span>
      {[1, 2, 3].map((place) => (
        <div
          key={place}
          className="flex items-center gap-4 rounded-reed border border-husk-200 bg-white p-3 md:gap-6 md:p-4"
        >
          <SkeletonTile className="aspect-4/3 w-24 flex-none md:w-37.5" />
          <div className="grid flex-1 gap-3">
            <SkeletonBar className="h-6 max-w-40" />
            <SkeletonBar className="h-4 max-w-80" />
            <SkeletonBar className="h-4 max-w-60" />
          </div>
        </div>
      ))}
    </div>
  )
}
