import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import type { CustomPackage } from '../../contract/index.ts'
import { newDraft, type PackageDraft } from '../../domain/custom-packages/draft.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { PackageLinks } from '../packages/package-links.tsx'
import { customPackagesMatching } from './custom-package-search.ts'
import { DeleteButton } from './delete-button.tsx'
import { draftOfPackage } from './drafts.ts'
import { ReuseButton } from './reuse-button.tsx'
import { SavedPackageCard } from './saved-package-card.tsx'
import { PackageGrid, SavedPackages } from './saved-packages.tsx'
import { UnfinishedPackage } from './unfinished-package.tsx'
import type { PackageBuilder } from './use-package-builder.ts'
import type { useSavedPackages } from './use-saved-packages.ts'

type BrowseProps = {
  saved: ReturnType<typeof useSavedPackages>
  builder: PackageBuilder
  onDeleted: (id: number) => void
}

/** Browse mode: searching, reusing, editing and deleting saved packages. */
export function Browse({ saved, builder, onDeleted }: BrowseProps) {
  const texts = useTexts(customPackageTexts)
  const { none, noneFound } = useTexts(packageTexts)
  const { clearSearch } = useTexts(controlTexts)
  const [typed, setTyped] = useState('')
  const found = customPackagesMatching(saved.packages, typed, useTexts(formats))
  const term = typed.trim()
  const create = () => builder.open(newDraft(texts))

  return (
    <div className="grid gap-5 md:gap-7">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <PackageLinks />
        {saved.packages.length > 0 && (
          <>
            <SearchField
              label={texts.search}
              placeholder={texts.searchPlaceholder}
              value={typed}
              onChange={setTyped}
              onSubmit={() => {}}
              onClear={() => setTyped('')}
              className="w-full md:ml-auto md:w-86"
            />
            <Button onClick={create} className="max-md:w-full">
              <Plus size={20} aria-hidden />
              {texts.create}
            </Button>
          </>
        )}
      </div>
      {builder.draft && <UnfinishedPackage draft={builder.draft} builder={builder} />}
      <SavedPackages
        saved={saved}
        empty={none}
        first={<Button onClick={create}>{texts.createFirst}</Button>}
      >
        <p role="status" className="empty:sr-only">
          {term && found.length > 0 && texts.found(found.length, term)}
        </p>
        {found.length === 0 ? (
          <div role="status">
            <EmptyState title={noneFound(term)}>
              <Button variant="outline" onClick={() => setTyped('')}>
                {clearSearch}
              </Button>
            </EmptyState>
          </div>
        ) : (
          <PackageGrid packages={found}>
            {(each) => (
              <OwnPackageCard customPackage={each} onEdit={builder.open} onDeleted={onDeleted} />
            )}
          </PackageGrid>
        )}
      </SavedPackages>
    </div>
  )
}

type OwnPackageCardProps = {
  customPackage: CustomPackage
  onEdit: (draft: PackageDraft) => void
  onDeleted: (id: number) => void
}

function OwnPackageCard({ customPackage, onEdit, onDeleted }: OwnPackageCardProps) {
  const { edit } = useTexts(customPackageTexts)
  const written = useTexts(formats)
  const nameId = useId()
  return (
    <SavedPackageCard customPackage={customPackage} nameId={nameId}>
      <ReuseButton customPackage={customPackage} describedBy={nameId} />
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          variant="outline"
          size="small"
          aria-describedby={nameId}
          onClick={() => onEdit(draftOfPackage(customPackage, written))}
        >
          <Pencil size={18} aria-hidden />
          {edit}
        </Button>
        <DeleteButton customPackage={customPackage} describedBy={nameId} onDeleted={onDeleted} />
      </div>
    </SavedPackageCard>
  )
}
