import type { PackageDraft } from '../../domain/custom-packages/draft.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { DiscardButton } from './discard-button.tsx'
import type { PackageBuilder } from './use-package-builder.ts'

/** A draft that was left without saving or cancelling, to be continued or discarded. */
export function UnfinishedPackage(props: { draft: PackageDraft; builder: PackageBuilder }) {
  const texts = useTexts(customPackageTexts)
  const { draft, builder } = props
  return (
    <aside
      aria-label={texts.unfinishedTitle}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-6 border-lagoon-700 bg-lagoon-100 px-5 py-4 md:px-6"
    >
      <p className="mr-auto min-w-0 wrap-anywhere">
        {texts.unfinished(draft.name, draft.items.length)}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={builder.resume}>
          {texts.continue}
        </Button>
        <DiscardButton
          draft={draft}
          onDiscard={() => builder.close(draft)}
          size="small"
          variant="outline"
        >
          {texts.discard}
        </DiscardButton>
      </div>
    </aside>
  )
}
