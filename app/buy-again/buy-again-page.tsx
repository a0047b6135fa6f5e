import { buyAgainTexts } from '../../domain/texts/en/buy-again.ts'
import { useTexts } from '../../ui/texts.ts'
import { AccountTabs } from '../account/account-tabs.tsx'
import { FavouritePackages } from './favourite-packages.tsx'
import { PagedProducts } from './paged-products.tsx'
import { useBought, useFavouritePackages, useFavouriteProducts } from './use-own-products.ts'

/** A customer's favourites, and what they bought before. */
export function BuyAgainPage() {
  const texts = useTexts(buyAgainTexts)
  const products = useFavouriteProducts()
  const favouritePackages = useFavouritePackages()
  // That there are no favourites is said once it is known of the packages, too.
  const mayBePackagesOnly =
    products.products?.length === 0 && favouritePackages.packages?.length !== 0
  return (
    <div className="page-width pt-8 md:pt-10">
      <h1>{texts.head.title}</h1>
      <div className="mt-5 md:mt-7">
        <AccountTabs />
      </div>
      <div className="mt-8 grid gap-y-(--space-section)">
        {!mayBePackagesOnly && (
          <PagedProducts
            id="favourites"
            title={texts.favourites}
            none={texts.noFavourites}
            pagesLabel={texts.favouritesPages}
            list={products}
          />
        )}
        <FavouritePackages {...favouritePackages} />
        <PagedProducts
          id="bought"
          title={texts.bought}
          none={texts.noneBought}
          pagesLabel={texts.boughtPages}
          list={useBought()}
        />
      </div>
    </div>
  )
}
