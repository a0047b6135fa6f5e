import { cents, exactAmount } from '../../domain/money.ts'
import type { ProductFacts } from './product-form.tsx'
import type { OfficeProduct } from './product-queries.ts'

/** Where what is saved and what was to be saved differ, in words. */
export function differencesOf(
  theirs: OfficeProduct,
  mine: ProductFacts,
  categories: readonly { categoryId: number; name: string }[],
) {
  const categoryName = (id: number) =>
    categories.find(({ categoryId }) => categoryId === id)?.name ?? ''
  const words = ({ name, description, price, categoryId, pictureHash }: ProductFacts) => [
    ['Name', name],
    ['Description', description],
    ['Price', exactAmount(cents(price))],
    ['Category', categoryName(categoryId)],
    ['Picture', pictureHash ? `picture ${pictureHash.slice(0, 8)}` : 'none'],
  ]
  const ofMine = words(mine)
  return words(theirs).flatMap(([label = '', text = ''], index) => {
    const own = ofMine[index]?.[1] ?? ''
    return own === text ? [] : [{ label, theirs: text, mine: own }]
  })
}
