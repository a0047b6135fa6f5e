import type { Category } from '../../contract/index.ts'
import { englishNameOf, type Named } from '../../domain/texts/english-name.ts'
import { bucketPicture } from '../../ui/picture.tsx'

/** Rice and packages have their own pictures; every other category shows the bucket. */
export function categoryPicture(category: Named): string {
  const name = englishNameOf(category)
  if (name === 'Rice') return '/product/rice.webp'
  if (name === 'Package') return '/product/package.webp'
  return bucketPicture
}

/** The categories as the strip shows them. */
export function stripCategories(categories: readonly Category[]) {
  return categories.map((category) => ({
    id: category.categoryId,
    name: category.name,
    picture: <img src={categoryPicture(category)} alt="" width={26} height={26} loading="lazy" />,
  }))
}
