import CircleAlert from 'lucide-react/icons/circle-alert'
import {
  budgetCents,
  draftLeftToSpendCents,
  type PackageDraft,
} from '../../domain/custom-packages/draft.ts'
import { budgetInvalid } from '../../domain/custom-packages/form.ts'
import { type Cents, rupees, times } from '../../domain/money/money.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'

type BudgetProps = { draft: PackageDraft; onBudget: (budget: string) => void }

/** The budget, and what is left of it. It is advice: going over it is allowed. */
export function Budget({ draft, onBudget }: BudgetProps) {
  const texts = { customPackageTexts: useTexts(customPackageTexts), formats: useTexts(formats) }
  const budget = budgetCents(draft)
  const isWrong = budget === undefined || budget === 0
  return (
    <div className="grid gap-2 pt-4">
      <TextField
        label={texts.customPackageTexts.builder.budget}
        optional
        name="budget"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={draft.budget}
        onChange={(event) => onBudget(event.target.value)}
        error={isWrong ? budgetInvalid(texts) : undefined}
      />
      <output aria-live="polite" className="block empty:sr-only">
        <LeftToSpend leftCents={draftLeftToSpendCents(draft)} />
      </output>
    </div>
  )
}

function LeftToSpend({ leftCents }: { leftCents: Cents | undefined }) {
  const texts = useTexts(customPackageTexts).builder
  if (leftCents === undefined) return null
  if (leftCents >= 0) {
    return (
      <p className="font-semibold text-leaf-700">
        <Sentence parts={texts.leftToSpend(<Money rupees={rupees(leftCents)} />)} />
      </p>
    )
  }
  return (
    <p className="flex items-center gap-2 font-semibold text-chilli-700">
      <CircleAlert size={18} aria-hidden className="flex-none" />
      <span>
        <Sentence parts={texts.overBudget(<Money rupees={rupees(times(leftCents, -1))} />)} />
      </span>
    </p>
  )
}
