import { mergedItems } from '../../domain/custom-packages/custom-package.ts'
import { areSameContents, type ProductQuantity, unitsIn } from '../../domain/goods/contents.ts'
import { cents } from '../../domain/money/money.ts'
import { refusal } from '../http/refusal.ts'
import { presentCustomPackage } from './presentation.ts'
import type { CustomPackage } from './service.ts'

type SentContents = {
  packageName: string
  /** In rupees; undefined keeps the current budget. */
  budget?: number | null | undefined
  packageItems: readonly ProductQuantity[]
}

/**
 * Refuses an update by a client that has read other contents than the stored ones. If these are what it wants to save,
 * an earlier try has done so.
 */
export function requireUnchanged(
  stored: CustomPackage,
  sent: SentContents & { earlier?: SentContents | null | undefined },
): void {
  if (!sent.earlier || holds(stored, sent.earlier) || holds(stored, sent)) return
  throw refusal('customPackageChanged', { current: presentCustomPackage(stored) })
}

function holds(
  { name, budgetCents, contents }: CustomPackage,
  { packageName, budget, packageItems }: SentContents,
): boolean {
  return (
    name === packageName.trim() &&
    (budget === undefined || budgetCents === (budget && cents(budget))) &&
    areSameContents(mergedItems(packageItems), unitsIn(contents))
  )
}
