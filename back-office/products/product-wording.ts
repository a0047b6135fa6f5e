import { cents, exactAmount } from '../../domain/money/money.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import type { Wording } from '../ui/differences.ts'
import type { ProductFacts } from './product-form.tsx'

type Categories = readonly { categoryId: number; name: string }[]

/** What is said of a product, in words. */
export function productWording(product: ProductFacts, categories: Categories): Wording {
  const category = categories.find(({ categoryId }) => categoryId === product.categoryId)
  return [
    ['Name', product.name],
    ['Description', product.description],
    ['Price', exactAmount(cents(product.price), formats)],
    ['Category', category?.name ?? ''],
    ['Picture', pictureWording(product.pictureHash)],
  ]
}

export function pictureWording(hash: string | null): string {
  return hash ? `picture ${hash.slice(0, 8)}` : 'none'
}
