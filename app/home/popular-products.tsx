import { messages } from '../../domain/messages.ts'
import { stripCategories } from '../catalogue/category-picture.tsx'
import { ProductGrid } from '../catalogue/product-grid.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CategoryStrip } from '../ui/category-strip.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { usePopularProducts } from './use-popular-products.ts'

export function PopularProducts() {
  const popular = usePopularProducts()
  return (
    <section aria-labelledby="popular-products" className="page-width mt-(--space-section)">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 md:mb-9">
        <h2 id="popular-products">Popular Products</h2>
        <CategoryStrip
          label="Popular categories"
          categories={stripCategories(popular.categories)}
          selected={popular.categoryId}
          onSelect={popular.chooseCategory}
        />
      </div>
      <Products popular={popular} />
      <p className="mt-8 text-center md:mt-10">
        <ButtonLink variant="link" to="/products" className="text-lead">
          See More Products
        </ButtonLink>
      </p>
    </section>
  )
}

function Products({ popular }: { popular: ReturnType<typeof usePopularProducts> }) {
  if (popular.isLoading) {
    return (
      <div className={inTheirPlace}>
        <Spinner label="Loading products" />
      </div>
    )
  }
  if (popular.hasFailed) {
    return (
      <div role="alert" className={inTheirPlace}>
        <p className="text-lead text-chilli-700">{messages.loading.data}</p>
        <Button variant="outline" onClick={popular.retry}>
          Try Again
        </Button>
      </div>
    )
  }
  if (popular.products.length === 0) {
    return (
      <div className={inTheirPlace}>
        <p role="status" className="text-lead">
          {messages.empty.category}
        </p>
      </div>
    )
  }
  return <ProductGrid products={popular.products} categories={popular.categories} heading="h3" />
}

/** About as high as the products, so that what follows hardly moves. */
const inTheirPlace = 'grid min-h-105 place-content-center justify-items-center gap-5 text-center'
