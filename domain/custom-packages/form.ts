import * as z from 'zod/mini'
import { customPackagePrice } from '../goods/price.ts'
import { customPackageNameCharacters, maximumLines, maximumQuantity } from '../limits.ts'
import { maximumOrderCents } from '../money/amount.ts'
import { type Cents, cents, plainAmount } from '../money/money.ts'
import { oneLine, requiredText, withoutLink } from '../required-text.ts'
import type { Texts } from '../texts/texts.ts'
import { mergedItems } from './custom-package.ts'

export type PackageFormTexts = Pick<Texts, 'customPackageTexts' | 'fieldTexts' | 'formats'>

/** The rules for saving a custom package (specification, section 5, "Custom package save"). */
export function customPackageForm(texts: PackageFormTexts) {
  const { nameRequired, itemsRequired, tooManyItems, quantityTooLarge } = texts.customPackageTexts
  return z.object({
    packageName: requiredText(nameRequired).check(
      z.maxLength(customPackageNameCharacters, texts.fieldTexts.nameTooLong),
      oneLine(texts.fieldTexts),
      withoutLink(texts.fieldTexts),
    ),
    packageItems: z.array(z.object({ productId: z.number(), quantity: z.number() })).check(
      z.minLength(1, itemsRequired),
      z.maxLength(maximumLines, tooManyItems(maximumLines)),
      z.refine(
        (items) => mergedItems(items).every(({ quantity }) => quantity <= maximumQuantity),
        quantityTooLarge(maximumQuantity),
      ),
    ),
    budget: z.nullish(z.number().check(z.refine(isBudget, budgetInvalid(texts)))),
  })
}

/** The message for a budget that is not an amount, or not one that a package may have. */
export function budgetInvalid(texts: Omit<PackageFormTexts, 'fieldTexts'>): string {
  const { customPackageTexts, formats } = texts
  return customPackageTexts.budgetInvalid(plainAmount(maximumOrderCents, formats))
}

type Draft = {
  packageName: string
  packageItems: readonly { productId: number; quantity: number; unitPriceCents: Cents }[]
  /** In rupees. */
  budget?: number | null
}

/** The message of the first check that a signed-in customer's draft fails; undefined when it can be saved. */
export function faultOfDraft(draft: Draft, texts: PackageFormTexts): string | undefined {
  const checked = customPackageForm(texts).safeParse(draft)
  if (!checked.success) return checked.error.issues[0]?.message
  const { unitPriceCents } = customPackagePrice(draft.packageItems)
  return Number.isFinite(unitPriceCents) && unitPriceCents > 0
    ? undefined
    : texts.customPackageTexts.priceInvalid
}

function isBudget(rupees: number): boolean {
  return cents(rupees) >= 1 && cents(rupees) <= maximumOrderCents
}
