import type { DraftEdit, PackageDraft } from '../../domain/custom-packages/draft.ts'
import { faultOfAdding, isShownDifferently } from '../../domain/custom-packages/draft.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { BoxPanel } from './box-panel.tsx'
import './builder.css'
import { FootBar } from './foot-bar.tsx'
import { ItemPicker } from './item-picker.tsx'
import type { PackageBuilder } from './use-package-builder.ts'
import { useSavePackage } from './use-save-package.ts'

type BuilderProps = { draft: PackageDraft; builder: PackageBuilder }

/** Builder mode: the products beside the box that is filled with them. */
export function Builder({ draft, builder }: BuilderProps) {
  const texts = useTexts(customPackageTexts)
  const saving = useSavePackage(draft, builder)
  const edit = (change: DraftEdit) => {
    saving.clearFailure()
    builder.edit(change)
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_420px]">
        {/* The draft must not change while it is being saved. */}
        <div inert={saving.isBusy}>
          <ItemPicker
            draft={draft}
            onAdd={(product) => {
              const fault = faultOfAdding(draft, product.productId, texts)
              if (fault) toast.error(fault)
              else edit({ type: 'add', product })
              if (isShownDifferently(draft, product)) builder.refresh()
            }}
          />
        </div>
        <BoxPanel
          draft={draft}
          onEdit={edit}
          saving={saving}
          onCancel={() => builder.close(draft)}
        />
      </div>
      <FootBar draft={draft} saving={saving} />
    </>
  )
}
