import { productsPerPage } from '../../domain/limits.ts'
import { messages } from '../../domain/messages.ts'
import { stripCategories } from '../catalogue/category-picture.tsx'
import { ProductGrid, ProductGridSkeleton } from '../catalogue/product-grid.tsx'
import { type ProductPicking, useProductPicker } from '../catalogue/use-product-picker.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CategoryStrip } from '../ui/category-strip.tsx'
import { Pagination } from '../ui/pagination.tsx'

/** More for the cart, without leaving the checkout. */
export function ProductPicker() {
  const picker = useProductPicker()
  return (
    // Its ground runs on under the footer's teeth: the two meet without a gap.
    <section
      ref={picker.section}
      aria-labelledby="product-picker"
      className="mb-[calc(-1*(var(--space-section)+1rem))] bg-husk-50 py-(--space-section)"
    >
      <div className="page-width">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 md:mb-7">
          <h2 id="product-picker">Select Package Items</h2>
          <div className="flex flex-wrap gap-4">
            <ButtonLink to="/packages" variant="outline" size="small">
              Packages
            </ButtonLink>
            <ButtonLink to="/custom_packages" variant="outline" size="small">
              Custom packages
            </ButtonLink>
          </div>
        </div>
        <div className="mb-6 md:mb-8">
          <CategoryStrip
            categories={stripCategories(picker.categories)}
            selected={picker.categoryId}
            onSelect={picker.chooseCategory}
          />
        </div>
        <Products picker={picker} />
        <div className="mt-10 md:mt-14">
          <Pagination
            label="Products pages"
            page={picker.page}
            pageCount={picker.pageCount}
            onPage={picker.goToPage}
          />
        </div>
      </div>
    </section>
  )
}

function Products({ picker }: { picker: ProductPicking }) {
  if (picker.haveProductsFailed || picker.haveCategoriesFailed) {
    const retry = () => {
      picker.retryCategories()
      picker.retryProducts()
    }
    return (
      <div role="alert" className={inTheirPlace}>
        <p className="text-lead text-chilli-700">{messages.loading.data}</p>
        <Button variant="outline" onClick={retry}>
          Try Again
        </Button>
      </div>
    )
  }
  if (picker.isLoading) return <ProductGridSkeleton count={productsPerPage} />
  if (picker.products.length === 0) {
    return (
      <div className={inTheirPlace}>
        <p role="status" className="text-lead">
          {messages.empty.category}
        </p>
      </div>
    )
  }
  return <ProductGrid products={picker.products} categories={picker.categories} heading="h3" />
}

/** About as high as the products, so that what follows hardly moves. */
const inTheirPlace = 'grid min-h-105 place-content-center justify-items-center gap-5 text-center'
