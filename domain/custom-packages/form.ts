import * as z from 'zod/mini'
import { customPackagePrice } from '../goods/price.ts'
import { customPackageNameCharacters, maximumLines, maximumQuantity } from '../limits.ts'
import { maximumOrderCents } from '../money/amount.ts'
import { type Cents, cents, plainAmount } from '../money/money.ts'
import { requiredText } from '../required-text.ts'
import { customPackageTexts } from '../texts/en/custom-packages.ts'
import { fieldTexts } from '../texts/en/fields.ts'
import { formats } from '../texts/en/formats.ts'
import { mergedItems } from './custom-package.ts'

const customPackages = customPackageTexts
const fields = fieldTexts

/** Rules of saving a custom package (specification, section 5, "Custom package save"). */
export const customPackageForm = z.object({
  packageName: requiredText(customPackages.nameRequired).check(
    z.maxLength(customPackageNameCharacters, fields.nameTooLong),
  ),
  packageItems: z.array(z.object({ productId: z.number(), quantity: z.number() })).check(
    z.minLength(1, customPackages.itemsRequired),
    z.maxLength(maximumLines, customPackages.tooManyItems(maximumLines)),
    z.refine(
      (items) => mergedItems(items).every(({ quantity }) => quantity <= maximumQuantity),
      customPackages.quantityTooLarge(maximumQuantity),
    ),
  ),
  budget: z.nullish(
    z
      .number()
      .check(
        z.refine(isBudget, customPackages.budgetInvalid(plainAmount(maximumOrderCents, formats))),
      ),
  ),
})

type Draft = {
  packageName: string
  packageItems: readonly { productId: number; quantity: number; unitPriceCents: Cents }[]
  /** Rupees. */
  budget?: number | null
}

/** Why a signed-in customer cannot save this, as the first failing check says it; undefined when nothing is wrong. */
export function faultOfDraft(draft: Draft): string | undefined {
  const checked = customPackageForm.safeParse(draft)
  if (!checked.success) return checked.error.issues[0]?.message
  const { unitPriceCents } = customPackagePrice(draft.packageItems)
  return Number.isFinite(unitPriceCents) && unitPriceCents > 0
    ? undefined
    : customPackages.priceInvalid
}

function isBudget(rupees: number): boolean {
  return cents(rupees) >= 1 && cents(rupees) <= maximumOrderCents
}
