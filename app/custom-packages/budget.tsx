import CircleAlert from 'lucide-react/icons/circle-alert'
import {
  budgetCents,
  draftLeftToSpendCents,
  type PackageDraft,
} from '../../domain/custom-packages/draft.ts'
import { maximumOrderCents } from '../../domain/money/amount.ts'
import { type Cents, plainAmount, rupees, times } from '../../domain/money/money.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { Money } from '../../ui/money.tsx'
import { TextField } from '../../ui/text-field.tsx'

type BudgetProps = { draft: PackageDraft; onBudget: (budget: string) => void }

/** An amount to stay within, and what is left of it. It advises; it forbids nothing. */
export function Budget({ draft, onBudget }: BudgetProps) {
  const budget = budgetCents(draft)
  const isWrong = budget === undefined || budget === 0
  return (
    <div className="grid gap-2 pt-4">
      <TextField
        label="Budget in LKR"
        optional
        name="budget"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={draft.budget}
        onChange={(event) => onBudget(event.target.value)}
        error={
          isWrong
            ? customPackageTexts.budgetInvalid(plainAmount(maximumOrderCents, formats))
            : undefined
        }
      />
      <output aria-live="polite" className="block empty:hidden">
        <LeftToSpend leftCents={draftLeftToSpendCents(draft)} />
      </output>
    </div>
  )
}

function LeftToSpend({ leftCents }: { leftCents: Cents | undefined }) {
  if (leftCents === undefined) return null
  if (leftCents >= 0) {
    return (
      <p className="font-semibold text-leaf-700">
        Left to spend: <Money rupees={rupees(leftCents)} />
      </p>
    )
  }
  return (
    <p className="flex items-center gap-2 font-semibold text-chilli-700">
      <CircleAlert size={18} aria-hidden className="flex-none" />
      <span>
        Over your budget by <Money rupees={rupees(times(leftCents, -1))} />
      </span>
    </p>
  )
}
