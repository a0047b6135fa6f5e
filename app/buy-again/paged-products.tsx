import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { productsPerPage } from '../../domain/limits.ts'
import { buyAgainTexts } from '../../domain/texts/en/buy-again.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { useTexts } from '../../ui/texts.ts'
import { categoriesQuery } from '../api/catalogue-queries.ts'
import { StandIn } from '../brand/stand-in.tsx'
import { ToldStandIn } from '../brand/told-stand-in.tsx'
import { ProductGrid, ProductGridSkeleton } from '../catalogue/product-grid.tsx'
import type { OwnProducts } from './use-own-products.ts'

type PagedProductsProps = {
  id: string
  title: string
  /** Said while the list is empty. */
  none: string
  pagesLabel: string
  list: OwnProducts
}

/** A titled list of products in pages, or why there is none. */
export function PagedProducts({ id, title, none, pagesLabel, list }: PagedProductsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6">
        {title}
      </h2>
      <Shown list={list} none={none} />
      <div className="mt-10">
        <Pagination
          label={pagesLabel}
          page={list.page}
          pageCount={list.pageCount}
          hrefOf={list.hrefOf}
        />
      </div>
    </section>
  )
}

function Shown({ list, none }: Pick<PagedProductsProps, 'list' | 'none'>) {
  const { browse } = useTexts(buyAgainTexts)
  const { data: categories = [] } = useQuery(categoriesQuery())
  if (list.failure) {
    return <ToldStandIn height="min-h-60" error={list.failure} onRetry={list.onRetry} />
  }
  if (!list.products) return <ProductGridSkeleton count={productsPerPage} />
  if (list.products.length === 0) {
    return (
      <StandIn height="min-h-60">
        <p className="text-lead">{none}</p>
        <ButtonLink to={href('/products')} variant="outline">
          {browse}
        </ButtonLink>
      </StandIn>
    )
  }
  return <ProductGrid products={list.products} categories={categories} heading="h3" />
}
