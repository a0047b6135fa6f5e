import type { Category } from '../../contract/index.ts'
import { bucketPicture } from '../../ui/picture.tsx'

/** Rice and packages have their own pictures; every other category shows the bucket. */
export function categoryPicture(name: string): string {
  if (name === 'Rice') return '/product/rice.webp'
  if (name === 'Package') return '/product/package.webp'
  return bucketPicture
}

/** The categories as the strip shows them. */
export function stripCategories(categories: readonly Category[]) {
  return categories.map(({ categoryId, name }) => ({
    id: categoryId,
    name,
    picture: <img src={categoryPicture(name)} alt="" width={26} height={26} />,
  }))
}
