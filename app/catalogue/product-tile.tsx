import { useQuery } from '@tanstack/react-query'
import { Picture } from '../../ui/picture.tsx'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { categoriesQuery } from '../api/catalogue-queries.ts'
import { Ground, type GroundName, groundOf } from '../brand/ground.tsx'
import { categoryOf } from './category-of.ts'

type Pictured = {
  imageUrl: string
  /** Unknown while nothing but a product's number is known, and in drafts that were kept long ago. */
  categoryId: number | null | undefined
}

type ProductTileProps = {
  product: Pictured
  /** For a picture without the name beside it. */
  alt?: string
  className: string
}

/** A product's small picture on its category's colour; below 96 px there is no weave. */
export function ProductTile({ product, alt = '', className }: ProductTileProps) {
  return (
    <Ground
      name={useGroundOf(product)}
      plain
      className={`grid aspect-square place-items-center ${className}`}
    >
      <Picture source={product.imageUrl} alt={alt} sizes="72px" proportion={1} />
    </Ground>
  )
}

type WideProductTileProps = {
  product: (Pictured & { name: string }) | undefined
  className: string
}

/** The same as wide as a package's tile, and woven; its name need not stand beside it. */
export function WideProductTile({ product, className }: WideProductTileProps) {
  const langOf = useLangOf()
  const name = product?.name ?? ''
  return (
    <Ground
      name={useGroundOf(product)}
      className={`grid aspect-4/3 place-items-center ${className}`}
    >
      <Picture
        source={product?.imageUrl}
        alt={name}
        lang={langOf(name)}
        sizes="96px"
        photoSizes="170px"
        proportion={4 / 3}
      />
    </Ground>
  )
}

/** The ground of a product's category; a neutral one until it is known. */
function useGroundOf(product: Pictured | undefined): GroundName {
  const { data: categories } = useQuery(categoriesQuery())
  const categoryId = product?.categoryId
  if (!categories || !categoryId) return 'husk'
  return groundOf(categoryOf({ categoryId }, categories))
}
