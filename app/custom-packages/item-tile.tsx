import { useQuery } from '@tanstack/react-query'
import type { DraftItem } from '../../domain/custom-packages/draft.ts'
import { Picture } from '../../ui/picture.tsx'
import { categoriesQuery } from '../api/catalogue-queries.ts'
import { Ground, groundOf } from '../brand/ground.tsx'

type ItemTileProps = {
  item: Pick<DraftItem, 'imageUrl' | 'categoryId'>
  /** For a picture without the name beside it. */
  alt?: string
  className: string
}

/** An item's small picture on its category's colour. */
export function ItemTile({ item, alt = '', className }: ItemTileProps) {
  const { data: categories = [] } = useQuery(categoriesQuery())
  const category = categories.find((each) => each.categoryId === item.categoryId)
  return (
    <Ground
      name={category ? groundOf(category) : 'jak'}
      plain
      className={`grid aspect-square flex-none place-items-center ${className}`}
    >
      <Picture source={item.imageUrl} alt={alt} sizes="52px" />
    </Ground>
  )
}
