import {
  type DraftEdit,
  draftPriceCents,
  type PackageDraft,
} from '../../domain/custom-packages/draft.ts'
import { rupees } from '../../domain/money/money.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Ground } from '../brand/ground.tsx'
import { dyeOf, groundOfDye, ReedBox } from '../brand/reed-box.tsx'
import { DeliveryNote } from '../packages/delivery-note.tsx'
import { BoxPreview } from './box-preview.tsx'
import { Budget } from './budget.tsx'
import { BuilderActions, type Saving } from './builder-actions.tsx'
import { ChosenItems } from './chosen-items.tsx'
import { PackageName } from './package-name.tsx'

type BoxPanelProps = {
  draft: PackageDraft
  onEdit: (edit: DraftEdit) => void
  saving: Saving
  onCancel: () => void
}

/** The box as it fills, and its slip: name, items, total and actions. */
export function BoxPanel({ draft, onEdit, saving, onCancel }: BoxPanelProps) {
  const texts = useTexts(customPackageTexts)
  const dye = draft.packageId === null ? 'brinjal' : dyeOf(draft.packageId)
  return (
    <section aria-label={texts.builder.box} className="min-w-0 text-turmeric-100">
      <Ground
        name={groundOfDye(dye)}
        className="grid h-57 justify-items-center rounded-b-none md:h-65"
      >
        <div className="filling w-62 self-end pb-5 text-ink md:w-66">
          <ReedBox
            dye={dye}
            name={draft.name.trim()}
            pictures={draft.items.map((item) => item.imageUrl)}
          />
        </div>
      </Ground>
      <div className="bg-turmeric-100 p-5 pb-6 text-ink md:p-7">
        <div inert={saving.isBusy}>
          <PackageName name={draft.name} onRename={(name) => onEdit({ type: 'rename', name })} />
          <BoxPreview draft={draft} />
          <p
            role="status"
            className="mt-4 border-l-4 border-chilli-600 pl-3 text-small empty:sr-only"
          >
            {draft.leftOut.length > 0 && texts.leftOut(draft.leftOut.join(', '))}
          </p>
          <div className="mt-4">
            <ChosenItems items={draft.items} onEdit={onEdit} />
          </div>
          <Budget draft={draft} onBudget={(budget) => onEdit({ type: 'setBudget', budget })} />
          <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{texts.builder.total}</span>
            <output aria-label={texts.builder.total} className="stencil text-[2rem]">
              <Money rupees={rupees(draftPriceCents(draft))} />
            </output>
          </p>
        </div>
        <BuilderActions draft={draft} saving={saving} onCancel={onCancel} />
        <div className="mt-4">
          <DeliveryNote />
        </div>
      </div>
      <div aria-hidden className="tooth tooth-down" />
    </section>
  )
}
