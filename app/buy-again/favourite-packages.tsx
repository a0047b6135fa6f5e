import { useQuery } from '@tanstack/react-query'
import { buyAgainTexts } from '../../domain/texts/en/buy-again.ts'
import { useTexts } from '../../ui/texts.ts'
import { packagesQuery } from '../api/catalogue-queries.ts'
import { favouritePackagesQuery } from '../api/customer-queries.ts'
import { PackageList } from '../packages/package-list.tsx'

/** The favourite packages that are on sale, the newest first; nothing if there are none. */
export function FavouritePackages() {
  const { favouritePackages } = useTexts(buyAgainTexts)
  const { data: ids = [] } = useQuery(favouritePackagesQuery())
  const { data: packages = [] } = useQuery(packagesQuery())
  const liked = ids.flatMap((id) => packages.find(({ packageId }) => packageId === id) ?? [])
  return <PackageList title={favouritePackages} packages={liked} />
}
