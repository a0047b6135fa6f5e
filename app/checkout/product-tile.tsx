import { useQuery } from '@tanstack/react-query'
import { Picture } from '../../ui/picture.tsx'
import { categoriesQuery } from '../api/catalogue-queries.ts'
import { Ground, groundOf } from '../brand/ground.tsx'
import { categoryOf } from '../catalogue/category-of.ts'

type ProductTileProps = {
  /** `categoryId` is unknown for products in a customer's own package. */
  product: { imageUrl: string; categoryId: number | undefined }
  className: string
}

/** A product's small tile on its category's background; below 96 px the background has no weave. */
export function ProductTile({ product, className }: ProductTileProps) {
  const { data: categories = [] } = useQuery(categoriesQuery())
  const { categoryId } = product
  const ground = categoryId === undefined ? 'jak' : groundOf(categoryOf({ categoryId }, categories))
  return (
    <Ground name={ground} plain className={`grid aspect-square place-items-center ${className}`}>
      <Picture source={product.imageUrl} alt="" sizes="72px" />
    </Ground>
  )
}
