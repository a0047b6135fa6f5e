import { useQuery } from '@tanstack/react-query'
import type { Category, Product } from '../../contract/index.ts'
import { productsBeside } from '../../domain/limits.ts'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { useTexts } from '../../ui/texts.ts'
import { boughtWithQuery, productsQuery } from '../api/catalogue-queries.ts'
import { categoryOf } from './category-of.ts'
import { ProductGrid } from './product-grid.tsx'

type ProductsBesideProps = { product: Product; categories: readonly Category[] }

/** What customers buy together with a product; where too few have, more of its category. */
export function ProductsBeside({ product, categories }: ProductsBesideProps) {
  const texts = useTexts(goodsPageTexts)
  const { data: boughtWith } = useQuery(boughtWithQuery(product.productId))
  const isBoughtAlone = boughtWith?.length === 0
  const { data: alike } = useQuery({
    ...productsQuery(moreOfCategory(product)),
    enabled: isBoughtAlone,
  })
  const others = (alike?.products ?? []).filter(({ productId }) => productId !== product.productId)
  const category = categoryOf(product, categories)
  if (boughtWith && !isBoughtAlone) {
    return <Shelf title={texts.boughtWith} products={boughtWith} categories={categories} />
  }
  if (others.length === 0 || !category) return null
  const title = texts.moreOf(category.name)
  const products = others.slice(0, productsBeside)
  return <Shelf title={title} products={products} categories={categories} />
}

/** One more than are shown: the product itself may be among them. */
export function moreOfCategory({ categoryId }: Pick<Product, 'categoryId'>) {
  return { categoryId, page: 1, pageSize: productsBeside + 1 }
}

type ShelfProps = {
  title: string
  products: readonly Product[]
  categories: readonly Category[]
}

function Shelf({ title, products, categories }: ShelfProps) {
  return (
    <section aria-labelledby="beside">
      <h2 id="beside" className="mb-6">
        {title}
      </h2>
      <ProductGrid products={products} categories={categories} heading="h3" />
    </section>
  )
}
