import { Suspense } from 'react'
import { href, useHref } from 'react-router'
import { productsPerPage } from '../../domain/limits.ts'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { CategoryStrip } from '../../ui/category-strip.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchHead } from '../../ui/search-head.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { lazyOrNothing } from '../shell/lazy-or-nothing.ts'
import { stripCategories } from './category-picture.tsx'
import { FreeShippingBanner } from './free-shipping-banner.tsx'
import { ListChoices } from './list-choices.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { choiceParameters } from './product-request.ts'
import { useProductBrowser } from './use-product-browser.ts'

/** Only shops that want them load them, with the first focus of the field. */
const Suggestions = lazyOrNothing(() => import('../search/suggestions.tsx'))

export function ProductBrowser() {
  const texts = useTexts(catalogueTexts)
  const browser = useProductBrowser()
  const { suggests } = useShop()
  const action = useHref(href('/products'))
  const { request, total } = browser
  const kept = choiceParameters(request)
  const found = total === undefined ? '' : texts.count(total)
  return (
    <div className="page-width pt-8 md:pt-12">
      <SearchHead
        title={texts.head.title}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        search={browser.search}
        kept={kept}
        below={
          suggests
            ? (input) => (
                <Suspense>
                  <Suggestions
                    input={input}
                    term={request.term ?? ''}
                    onSearch={browser.search.searchFor}
                    onCategory={browser.chooseCategory}
                  />
                </Suspense>
              )
            : undefined
        }
      />
      <div className="mt-4 md:mt-7">
        <FreeShippingBanner />
      </div>
      <div className="my-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:my-8">
        <CategoryStrip
          categories={stripCategories(browser.categories)}
          selected={request.categoryId}
          onSelect={browser.chooseCategory}
          action={action}
          kept={kept}
        />
        <p role="status" className="text-label text-husk-700">
          {browser.isLoading ? texts.loading : found}
        </p>
      </div>
      <div className="mb-5 md:mb-8">
        <ListChoices
          request={request}
          diets={browser.diets}
          action={action}
          onChoose={browser.choose}
        />
      </div>
      <Products browser={browser} />
    </div>
  )
}

function Products({ browser }: { browser: ReturnType<typeof useProductBrowser> }) {
  const texts = useTexts(catalogueTexts)
  const { request, products, isLoading } = browser
  // It stays empty: that there is nothing to buy would be untrue.
  if (browser.hasFailed && !isLoading) return null
  if (products.length === 0 && !isLoading) {
    return (
      <NoProducts
        request={request}
        isUnknownCategory={browser.isUnknownCategory}
        onClear={browser.search.clear}
      />
    )
  }
  return (
    <>
      {isLoading ? (
        <ProductGridSkeleton count={productsPerPage} />
      ) : (
        <ProductGrid products={products} categories={browser.categories} eager />
      )}
      <div className="mt-12">
        <Pagination
          label={texts.pages}
          page={request.page}
          pageCount={browser.pageCount}
          hrefOf={browser.hrefOf}
        />
      </div>
    </>
  )
}
