import { cents, exactAmount } from '../../domain/money/money.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { pictureWording } from '../products/product-wording.ts'
import type { Wording } from '../ui/differences.ts'
import type { PackageFacts } from './package-form.tsx'

/** What is said of a package, in words. */
export function packageWording(facts: PackageFacts): Wording {
  return [
    ['Name', facts.name],
    ['Description', facts.description],
    ['Price', exactAmount(cents(facts.price), formats)],
    ['Discount', exactAmount(cents(facts.discount), formats)],
    ['Picture', pictureWording(facts.pictureHash)],
    ['Contents', facts.contents.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')],
  ]
}

/** As the call wants it. */
export function packageBody({ contents, ...facts }: PackageFacts) {
  return {
    ...facts,
    contents: contents.map(({ productId, quantity }) => ({ productId, quantity })),
  }
}
