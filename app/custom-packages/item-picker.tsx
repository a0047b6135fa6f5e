import Plus from 'lucide-react/icons/plus'
import {
  type DraftProduct,
  type PackageDraft,
  quantityIn,
} from '../../domain/custom-packages/draft.ts'
import { productsPerPage } from '../../domain/limits.ts'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Button } from '../../ui/button.tsx'
import { CategoryStrip } from '../../ui/category-strip.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { stripCategories } from '../catalogue/category-picture.tsx'
import { NoProducts } from '../catalogue/no-products.tsx'
import type { ProductAction } from '../catalogue/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '../catalogue/product-grid.tsx'
import { type ProductPicking, useProductPicker } from '../catalogue/use-product-picker.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { draftProduct } from './drafts.ts'

type ItemPickerProps = { draft: PackageDraft; onAdd: (product: DraftProduct) => void }

/** The products that a package is filled with. */
export function ItemPicker({ draft, onAdd }: ItemPickerProps) {
  const texts = useTexts(customPackageTexts).builder
  const catalogue = useTexts(catalogueTexts)
  const picker = useProductPicker()
  const { search } = picker
  const addButton: ProductAction = (product, describedBy) => (
    <Button
      size="small"
      aria-describedby={describedBy}
      onClick={() => onAdd(draftProduct(product))}
      className="whitespace-nowrap max-sm:px-2"
    >
      <Plus size={18} aria-hidden />
      {texts.add(quantityIn(draft, product.productId))}
    </Button>
  )

  return (
    <section ref={picker.section} aria-labelledby="shelf" className="min-w-0 scroll-mt-24">
      <h2 id="shelf" className="sr-only">
        {texts.shelf}
      </h2>
      <div className="mb-5 grid gap-3.5 md:mb-7">
        {picker.haveCategoriesFailed ? (
          <LoadFailure text={catalogue.categoriesNotLoaded} onRetry={picker.retryCategories} />
        ) : (
          <CategoryStrip
            categories={stripCategories(picker.categories)}
            selected={picker.categoryId}
            onSelect={picker.chooseCategory}
          />
        )}
        <SearchField
          label={catalogue.search}
          placeholder={catalogue.searchPlaceholder}
          value={search.typed}
          onChange={search.type}
          onSubmit={search.submit}
          onClear={search.clear}
          className="w-full md:max-w-86"
        />
      </div>
      <p role="status" className="sr-only">
        {picker.news}
      </p>
      <Products picker={picker} actionOf={addButton} />
      <div className="mt-10 md:mt-14">
        <Pagination
          label={catalogue.pages}
          page={picker.page}
          pageCount={picker.pageCount}
          onPage={picker.goToPage}
        />
      </div>
    </section>
  )
}

function Products({ picker, actionOf }: { picker: ProductPicking; actionOf: ProductAction }) {
  const { productsNotLoaded } = useTexts(controlTexts)
  if (picker.haveProductsFailed) {
    return (
      <LoadFailure
        text={productsNotLoaded}
        onRetry={picker.retryProducts}
        className="justify-items-center py-14"
      />
    )
  }
  if (picker.isLoading) return <ProductGridSkeleton count={productsPerPage} narrow />
  if (picker.products.length === 0) {
    return <NoProducts request={{ term: picker.term, page: 1 }} onClear={picker.search.clear} />
  }
  return (
    <ProductGrid
      products={picker.products}
      categories={picker.categories}
      heading="h3"
      narrow
      actionOf={actionOf}
    />
  )
}
