import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { homeProducts } from '../../domain/limits.ts'
import { suggestionTexts } from '../../domain/texts/en/suggestions.ts'
import { useTexts } from '../../ui/texts.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { categoriesQuery, productsQuery } from '../api/catalogue-queries.ts'
import { ProductGrid } from '../catalogue/product-grid.tsx'
import { productsAddress } from '../catalogue/product-request.ts'

/** Where to go on from a search that found nothing: the categories, and what others buy. */
export default function NothingFound() {
  const texts = useTexts(suggestionTexts)
  const langOf = useLangOf()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const popular = useQuery(productsQuery({ sort: 'popular', page: 1, pageSize: homeProducts }))
  return (
    <div className="mt-10 grid gap-10">
      <nav aria-labelledby="other-categories">
        <h2 id="other-categories" className="mb-4">
          {texts.lookIn}
        </h2>
        <ul className="flex flex-wrap gap-2.5">
          {categories.map(({ categoryId, name }) => (
            <li key={categoryId}>
              <Link to={productsAddress({ categoryId, page: 1 })} className="chip">
                <span lang={langOf(name)}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {popular.data && (
        <section aria-labelledby="popular">
          <h2 id="popular" className="mb-6">
            {texts.popular}
          </h2>
          <ProductGrid products={popular.data.products} categories={categories} heading="h3" />
        </section>
      )}
    </div>
  )
}
