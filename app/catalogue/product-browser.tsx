import { productsPerPage } from '../../domain/limits.ts'
import { messages } from '../../domain/messages.ts'
import { Button } from '../ui/button.tsx'
import { CategoryStrip } from '../ui/category-strip.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { stripCategories } from './category-picture.tsx'
import { FreeShippingBanner } from './free-shipping-banner.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { useProductBrowser } from './use-product-browser.ts'

export function ProductBrowser() {
  const browser = useProductBrowser()
  const { request, search } = browser
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1>Products</h1>
        <SearchField
          label="Search products"
          placeholder="Search products..."
          name="q"
          value={search.typed}
          onChange={search.type}
          onSubmit={search.submit}
          onClear={search.clear}
          className="w-full md:w-100"
        />
      </div>
      <div className="mt-4 md:mt-7">
        <FreeShippingBanner />
      </div>
      <div className="my-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:my-8">
        <CategoryStrip
          categories={stripCategories(browser.categories)}
          selected={request.categoryId}
          onSelect={browser.chooseCategory}
        />
        <p role="status" className="text-label text-husk-700">
          {browser.isLoading ? 'Loading products…' : counted(browser.total)}
        </p>
      </div>
      <Products browser={browser} />
    </div>
  )
}

function Products({ browser }: { browser: ReturnType<typeof useProductBrowser> }) {
  const { request, products } = browser
  if (browser.isLoading) return <ProductGridSkeleton count={productsPerPage} />
  // A failure stays silent: the list is empty and may be asked for again.
  if (browser.hasFailed) {
    return (
      <div className="grid justify-items-center py-14">
        <Button variant="outline" onClick={browser.retry}>
          Try Again
        </Button>
      </div>
    )
  }
  if (products.length === 0) {
    return (
      <EmptyState
        title={request.term ? messages.empty.products(request.term) : messages.empty.category}
      >
        {request.term && (
          <Button variant="outline" onClick={browser.search.clear}>
            Clear search
          </Button>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      <ProductGrid products={products} categories={browser.categories} eager />
      <div className="mt-12">
        <Pagination
          label="Products pages"
          page={request.page}
          pageCount={browser.pageCount}
          hrefOf={browser.hrefOf}
        />
      </div>
    </>
  )
}

function counted(total: number | undefined): string {
  if (total === undefined) return ''
  return total === 1 ? '1 product' : `${total} products`
}
