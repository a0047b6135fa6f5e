import { useQuery } from '@tanstack/react-query'
import { morePackages } from '../../domain/limits.ts'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { useTexts } from '../../ui/texts.ts'
import { packagesQuery } from '../api/catalogue-queries.ts'
import { PackageList } from './package-list.tsx'

/** Other packages that can be bought now, the nearest in price first. */
export function MorePackages({ packageId, price }: { packageId: number; price: number }) {
  const texts = useTexts(goodsPageTexts)
  const { data: packages = [] } = useQuery(packagesQuery())
  const others = packages
    .filter((each) => each.packageId !== packageId && each.stockQuantity > 0)
    .sort((one, other) => Math.abs(one.price - price) - Math.abs(other.price - price))
    .slice(0, morePackages)
  return <PackageList title={texts.morePackages} packages={others} />
}
