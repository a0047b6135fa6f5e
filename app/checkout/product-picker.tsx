import { href } from 'react-router'
import { productsPerPage } from '../../domain/limits.ts'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CategoryStrip } from '../../ui/category-strip.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { useTexts } from '../../ui/texts.ts'
import { stripCategories } from '../catalogue/category-picture.tsx'
import { ProductGridSkeleton } from '../catalogue/product-grid.tsx'
import { ProductShelf } from '../catalogue/product-shelf.tsx'
import { useProductPicker } from '../catalogue/use-product-picker.ts'

/** More for the cart, without leaving the checkout. */
export function ProductPicker() {
  const texts = useTexts(checkoutTexts).picker
  const picker = useProductPicker()
  return (
    // Its background continues under the footer's toothed edge, so that the two meet without a gap.
    <section
      ref={picker.section}
      aria-labelledby="product-picker"
      className="mb-[calc(-1*(var(--space-section)+1rem))] bg-husk-50 py-(--space-section)"
    >
      <div className="page-width">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 md:mb-7">
          <h2 id="product-picker">{texts.title}</h2>
          <div className="flex flex-wrap gap-4">
            <ButtonLink to={href('/packages')} variant="outline" size="small">
              {texts.packages}
            </ButtonLink>
            <ButtonLink to={href('/custom_packages')} variant="outline" size="small">
              {texts.customPackages}
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
        <p role="status" className="sr-only">
          {/* The shelf itself says that there are none. */}
          {(picker.isLoading || picker.products.length > 0) && picker.news}
        </p>
        <ProductShelf
          products={picker.products}
          categories={picker.categories}
          hasFailed={picker.haveProductsFailed || picker.haveCategoriesFailed}
          onRetry={() => {
            picker.retryCategories()
            picker.retryProducts()
          }}
          loading={picker.isLoading && <ProductGridSkeleton count={productsPerPage} />}
        />
        <div className="mt-10 md:mt-14">
          <Pagination
            label={useTexts(catalogueTexts).pages}
            page={picker.page}
            pageCount={picker.pageCount}
            onPage={picker.goToPage}
          />
        </div>
      </div>
    </section>
  )
}
