import { useSearchParams } from 'react-router'
import {
  type ColumnOf,
  type ImportKind,
  importColumns,
  importKinds,
} from '../../domain/csv/columns.ts'
import { importLimits, importMegabytes } from '../../domain/limits.ts'
import { countText } from '../../domain/numbers.ts'
import { csvTexts } from '../../domain/texts/en/back-office/csv.ts'
import { importColumnTexts } from '../../domain/texts/en/back-office/import-columns.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { DropPlace } from '../ui/drop-place.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { ExportLink } from './csv-links.tsx'
import { Report } from './import-report.tsx'
import { useImport } from './use-import.ts'

const exported = [
  'products',
  'stock',
  'packages',
  'orders',
  'order-lines',
  'newsletter',
  'feedback',
] as const

/** Exports lists as files for spreadsheets, and imports them. */
export function Component() {
  const { title, exportTo, importFrom } = useOfficeTexts(csvTexts)
  const [query, setQuery] = useSearchParams()
  const kind = importKinds.find((each) => each === query.get('kind')) ?? 'products'
  return (
    <>
      <PageTitle title={title} />
      <div className="grid max-w-5xl gap-6 [&>*]:min-w-0">
        <section aria-labelledby="export" className="panel grid gap-3">
          <h2 id="export">{exportTo.title}</h2>
          <div className="flex flex-wrap gap-2">
            {exported.map((list) => (
              <ExportLink key={list} list={list} text={exportTo.lists[list]} />
            ))}
          </div>
          <p>{exportTo.text}</p>
        </section>
        <section aria-labelledby="import" className="grid gap-4 [&>*]:min-w-0">
          <h2 id="import">{importFrom.title}</h2>
          <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
            <legend className="sr-only">{importFrom.kind}</legend>
            {importKinds.map((each) => (
              <label key={each} className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="kind"
                  value={each}
                  checked={each === kind}
                  onChange={() => setQuery({ kind: each }, { preventScrollReset: true })}
                  className="size-5"
                />
                {importFrom.kinds[each]}
              </label>
            ))}
          </fieldset>
          <Import key={kind} kind={kind} />
        </section>
      </div>
    </>
  )
}

function Import({ kind }: { kind: ImportKind }) {
  const texts = useOfficeTexts(csvTexts).importFrom
  const { file, doing, report, isImported, isSending, failure, ...start } = useImport()
  const choose = (chosen: File) => start.choose(kind, chosen)
  return (
    <>
      <DropPlace label={texts.file[kind]} onFile={choose}>
        <div className="grid content-start gap-2">
          <p>{texts.drop}</p>
          <div className="flex flex-wrap gap-2">
            <FileButton text={texts.choose} accept=".csv,text/csv" onFile={choose} />
          </div>
          <p>{texts.checkedFirst}</p>
        </div>
      </DropPlace>
      <Progress doing={doing} />
      <FormFailure text={failure} />
      {failure && file && (
        <div>
          <Button variant="outline" size="small" onClick={start.checkAgain}>
            {texts.checkAgain}
          </Button>
        </div>
      )}
      {report && (
        <Report
          // A new report is mounted again, so that it takes the focus.
          key={`${report.stamp} ${isImported}`}
          report={report}
          isImported={isImported === true}
          isSending={isSending}
          onImport={start.carryOut}
        />
      )}
      <Columns kind={kind} />
    </>
  )
}

/** Screen readers announce the beginning only, not every step of the progress bar. */
function Progress({ doing }: Pick<ReturnType<typeof useImport>, 'doing'>) {
  const texts = useOfficeTexts(csvTexts).importFrom
  return (
    <div>
      <p role="status" className="empty:sr-only">
        {doing && `${texts[doing.what]}…`}
      </p>
      {doing && (
        <progress
          aria-label={texts[doing.what]}
          max={100}
          value={doing.percent}
          className="progress mt-2 w-full"
        />
      )}
    </div>
  )
}

type Meanings = { [Kind in ImportKind]: Record<ColumnOf<Kind>, string> }

/** The columns of the file, which are those of the export of the same list. */
function Columns({ kind }: { kind: ImportKind }) {
  const texts = useOfficeTexts(importColumnTexts)
  const meaningsOf: Meanings = texts.meanings
  const meanings: Record<string, string> = meaningsOf[kind]
  const columns: Column<string>[] = [
    { header: texts.column, cell: (name) => <span className="whitespace-nowrap">{name}</span> },
    { header: texts.meaning, cell: (name) => meanings[name] },
  ]
  return (
    <section aria-labelledby="columns" className="grid gap-3 [&>*]:min-w-0">
      <h3 id="columns">{texts.title}</h3>
      <p>{texts.text(countText(importLimits.lines), importMegabytes)}</p>
      <DataTable
        caption={texts.captions[kind]}
        columns={columns}
        rows={importColumns[kind]}
        keyOf={(name) => name}
        keepsColumns
      />
    </section>
  )
}
