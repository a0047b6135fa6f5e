import { buyAgainTexts } from '../../domain/texts/en/buy-again.ts'
import { useTexts } from '../../ui/texts.ts'
import { ToldStandIn } from '../brand/told-stand-in.tsx'
import { PackageList } from '../packages/package-list.tsx'
import type { OwnPackages } from './use-own-products.ts'

/** The favourite packages, or why they are not shown; nothing if there are none. */
export function FavouritePackages({ packages = [], failure, onRetry }: OwnPackages) {
  const { favouritePackages: title } = useTexts(buyAgainTexts)
  if (!failure) return <PackageList title={title} packages={packages} />
  return (
    <section aria-labelledby="favourite-packages">
      <h2 id="favourite-packages" className="mb-6">
        {title}
      </h2>
      <ToldStandIn height="min-h-60" error={failure} onRetry={onRetry} />
    </section>
  )
}
