import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import type { Category, DetailedProduct } from '../../contract/index.ts'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { Picture } from '../../ui/picture.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { categoriesQuery, packagesWithQuery } from '../api/catalogue-queries.ts'
import { Ground, groundOf } from '../brand/ground.tsx'
import { DeliveryNote } from '../packages/delivery-note.tsx'
import { PackageList } from '../packages/package-list.tsx'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { BuyProduct } from './buy-product.tsx'
import { categoryOf } from './category-of.ts'
import { ProductLabel } from './product-label.tsx'
import { ProductPrice } from './product-price.tsx'
import { productsAddress } from './product-request.ts'
import { ProductsBeside } from './products-beside.tsx'

/** One product: picture, price, stock, facts, the packages it is in, and what goes with it. */
export function ProductPage({ product }: { product: DetailedProduct }) {
  const { data: categories = [] } = useQuery(categoriesQuery())
  const category = categoryOf(product, categories)
  const langOf = useLangOf()
  return (
    <div className="page-width grid gap-y-(--space-section) pt-5 md:pt-8">
      <article aria-labelledby="name">
        <Breadcrumb above={useAbove(category)} current={product.name} />
        <div className="mt-4 grid gap-x-12 gap-y-7 md:mt-6 md:grid-cols-[5fr_6fr]">
          <Ground
            name={groundOf(category)}
            className="grid aspect-square place-items-center self-start"
          >
            <Picture
              source={product.imageUrl}
              alt=""
              sizes="(width < 48.0625rem) 70vw, 384px"
              proportion={1}
              photoSizes="(width < 48.0625rem) 92vw, 524px"
              eager
              className="not-data-photo:aspect-square not-data-photo:w-3/4 not-data-photo:object-contain"
            />
          </Ground>
          <div className="grid content-start gap-5">
            <h1 id="name" lang={langOf(product.name)} className="text-title">
              {unbrokenUnits(product.name)}
            </h1>
            <ProductPrice product={product} />
            <BuyProduct product={product} describedBy="name" />
            <DeliveryNote />
            {product.description !== '' && (
              <p
                lang={langOf(product.description)}
                className="max-w-(--width-reading) text-lead whitespace-pre-line"
              >
                {product.description}
              </p>
            )}
            <ProductLabel product={product} category={category} />
          </div>
        </div>
      </article>
      <PackagesWith productId={product.productId} />
      <ProductsBeside product={product} categories={categories} />
    </div>
  )
}

function useAbove(category: Category | undefined) {
  const { title } = useTexts(catalogueTexts).head
  const list = { name: title, path: href('/products') }
  if (!category) return [list]
  const { categoryId, name } = category
  return [list, { name, path: productsAddress({ categoryId, page: 1 }) }]
}

function PackagesWith({ productId }: { productId: number }) {
  const { inPackages } = useTexts(goodsPageTexts)
  const { data: packages = [] } = useQuery(packagesWithQuery(productId))
  return <PackageList title={inPackages} packages={packages} />
}
