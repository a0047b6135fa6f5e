import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Category, Product } from '../../contract/index.ts'
import { productAddress } from '../../contract/pages.ts'
import { catalogueTexts } from '../../domain/texts/en/catalogue.ts'
import { Price } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SkeletonBar, SkeletonTile } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { Ground, groundOf } from '../brand/ground.tsx'
import type { LinkedName } from '../shell/linked-name.ts'
import { AddProductButton } from './add-product-button.tsx'

type ProductCardProps = {
  product: Product
  category: Category | undefined
  /** One level below the heading above it. */
  heading?: 'h2' | 'h3'
  eager?: boolean
  /** Replaces the button that adds the product to the cart, and the link to its page. */
  actionOf?: ProductAction
}

/** Renders a button for a product. The id is that of the product's name, which describes the button. */
export type ProductAction = (product: Product, describedBy: string) => ReactNode

export function ProductCard(props: ProductCardProps) {
  const { product, category, heading: Heading = 'h2', eager = false, actionOf } = props
  const { unknownCategory } = useTexts(catalogueTexts)
  const langOf = useLangOf()
  const nameId = useId()
  const categoryName = category?.name ?? unknownCategory
  const linkState: LinkedName = { name: product.name }
  return (
    <article aria-labelledby={nameId} className="ground-lively @container relative flex flex-col">
      <Ground name={groundOf(category)} toothed className="grid aspect-square place-items-center">
        <Picture
          source={product.imageUrl}
          alt=""
          sizes="(width < 64rem) 26vw, 164px"
          proportion={1}
          photoSizes="(width < 64rem) 47vw, 282px"
          eager={eager}
          className="not-data-photo:aspect-square not-data-photo:object-contain"
        />
      </Ground>
      <p lang={langOf(categoryName)} className="mt-3.5 text-label leading-tight text-husk-700">
        {categoryName}
      </p>
      <Heading
        id={nameId}
        lang={langOf(product.name)}
        className="font-text text-lead leading-snug font-semibold"
      >
        {actionOf ? (
          unbrokenUnits(product.name)
        ) : (
          <Link to={productAddress(product)} state={linkState} className="stretched-link">
            {unbrokenUnits(product.name)}
          </Link>
        )}
      </Heading>
      <div className="mt-auto flex flex-col gap-x-3 gap-y-2 pt-2.5 @min-[15rem]:flex-row @min-[15rem]:items-center @min-[15rem]:justify-between">
        <p>
          <Price rupees={product.price} />
        </p>
        {actionOf?.(product, nameId) ?? <AddProductButton product={product} describedBy={nameId} />}
      </div>
    </article>
  )
}

/** A product card's shape while the products are loading. */
export function ProductCardSkeleton() {
  return (
    <div className="flex flex-col">
      <SkeletonTile />
      <SkeletonBar className="mt-3.5 h-4 w-1/3" />
      <SkeletonBar className="mt-2 h-6 w-full" />
      <SkeletonBar className="mt-4 h-11 w-full" />
    </div>
  )
}
