import { href, useHref } from 'react-router'
import { homeTexts } from '../../domain/texts/en/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CategoryStrip } from '../../ui/category-strip.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { StandIn } from '../brand/stand-in.tsx'
import { stripCategories } from '../catalogue/category-picture.tsx'
import { ProductShelf, shelfHeight } from '../catalogue/product-shelf.tsx'
import { usePopularProducts } from './use-popular-products.ts'

export function PopularProducts() {
  const texts = useTexts(homeTexts).popular
  const popular = usePopularProducts()
  return (
    <section
      aria-labelledby="popular-products"
      className="late-on-phones page-width mt-(--space-section)"
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 md:mb-9">
        <h2 id="popular-products">{texts.title}</h2>
        <CategoryStrip
          label={texts.categories}
          categories={stripCategories(popular.categories)}
          selected={popular.categoryId}
          onSelect={popular.chooseCategory}
          action={useHref(href('/products'))}
        />
      </div>
      <ProductShelf
        products={popular.products}
        categories={popular.categories}
        hasFailed={popular.hasFailed}
        onRetry={popular.retry}
        loading={
          popular.isLoading && (
            <StandIn height={shelfHeight}>
              <Spinner label={texts.loading} />
            </StandIn>
          )
        }
      />
      <p className="mt-8 text-center md:mt-10">
        <ButtonLink variant="link" to={href('/products')} className="text-lead">
          {texts.more}
        </ButtonLink>
      </p>
    </section>
  )
}
