import { draftPriceCents, type PackageDraft } from '../../domain/custom-packages/draft.ts'
import { rupees } from '../../domain/money/money.ts'
import { unitCount } from '../../domain/money/priced-line.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { Saving } from './builder-actions.tsx'

/** On a phone the box is below the products: this keeps its total and its save button in reach. */
export function FootBar({ draft, saving }: { draft: PackageDraft; saving: Saving }) {
  const { saving: busy, builder: texts } = useTexts(customPackageTexts)
  return (
    <section
      aria-label={texts.boxSoFar}
      className="sticky [@media(height<30rem)]:static bottom-0 z-10 -mx-(--space-page) flex items-center gap-4 border-t border-husk-200 bg-turmeric-100 px-(--space-page) py-2.5 md:hidden"
    >
      <p className="mr-auto leading-tight">
        <Money rupees={rupees(draftPriceCents(draft))} className="stencil block text-price" />
        <span className="text-label text-husk-700">{texts.itemsInBox(unitCount(draft.items))}</span>
      </p>
      <Button busy={saving.isBusy} onClick={saving.save}>
        {saving.isSaving ? busy : texts.save}
      </Button>
    </section>
  )
}
