import type { LegalPage } from '../../domain/legal/versions.ts'
import { legalPagesTexts } from '../../domain/texts/en/back-office/legal.ts'
import { ShopDate } from '../../ui/date.tsx'
import { api } from '../api/back-office-api.ts'
import { May } from '../session/operator.tsx'
import { RowChange } from '../ui/row-change.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type LegalVersion, legalVersionsQuery } from './legal-query.ts'
import { Preview } from './preview.tsx'

type VersionListProps = { page: LegalPage; versions: readonly LegalVersion[] }

/** The versions of a page, the latest first, and the words that the shop was built with. */
export function VersionList({ page, versions }: VersionListProps) {
  const texts = useOfficeTexts(legalPagesTexts)
  return (
    <ul aria-label={texts.versions(texts.pages[page])} className="panel grid max-w-4xl gap-4">
      {versions.map((version) => (
        <li key={version.validFrom} className="grid gap-2">
          <p>
            {version.isBegun ? texts.since : texts.validFrom}{' '}
            <strong>
              <ShopDate value={version.validFrom} style="day" />
            </strong>
            {`. ${texts.changedBy(version.changedBy)}`}
          </p>
          <Preview label={texts.read(version.validFrom)} words={version.texts} />
          {!version.isBegun && (
            <May right="settings.change">
              <Withdrawal version={version} />
            </May>
          )}
        </li>
      ))}
      <li>{texts.builtIn}</li>
    </ul>
  )
}

function Withdrawal({ version: { page, validFrom, version } }: { version: LegalVersion }) {
  const texts = useOfficeTexts(legalPagesTexts)
  return (
    <RowChange
      queryKey={legalVersionsQuery.queryKey}
      label={texts.withdrawVersion(validFrom)}
      send={() =>
        api('DELETE /admin/legal/{page}/{validFrom}', {
          params: { page, validFrom },
          body: { version },
        })
      }
    >
      {texts.withdraw}
    </RowChange>
  )
}
