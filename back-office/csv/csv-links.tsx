import { withQuery } from '../../contract/pages.ts'
import { type ImportKind, isPersonalExport } from '../../domain/csv/columns.ts'
import { csvTexts } from '../../domain/texts/en/back-office/csv.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { officeHref } from '../office-href.ts'
import { May, useMay } from '../session/operator.tsx'
import { FileLink } from '../ui/file-link.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { ListQuery } from '../ui/use-list-address.ts'

type ExportLinkProps = {
  list: ImportKind | 'orders' | 'order-lines' | 'newsletter' | 'feedback'
  /** The filters of the list, for exports that support them. */
  query?: ListQuery
  text?: string
}

/** Saves a list as a file for spreadsheets. */
export function ExportLink({ list, query = {}, text }: ExportLinkProps) {
  const texts = useOfficeTexts(csvTexts)
  const may = useMay()
  if (!may('files.use') || (isPersonalExport(list) && !may('files.exportPersonal'))) return null
  return (
    <FileLink path={`/admin/exports/${list}?${new URLSearchParams(query)}`}>
      {text ?? texts.exportTo.link}
    </FileLink>
  )
}

/** Export and import, for a list that supports both. */
export function CsvLinks({ kind }: { kind: ImportKind }) {
  const texts = useOfficeTexts(csvTexts)
  return (
    <May right="files.use">
      <ExportLink list={kind} />
      <ButtonLink to={withQuery(officeHref('/csv'), { kind })} variant="outline" size="small">
        {texts.importFrom.link}
      </ButtonLink>
    </May>
  )
}
