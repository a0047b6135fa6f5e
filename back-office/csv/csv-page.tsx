import { useSearchParams } from 'react-router'
import { backOfficeMessages } from '../../domain/back-office-messages.ts'
import { type ImportKind, importColumns, importKinds } from '../../domain/csv/columns.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { DropPlace, FileButton } from '../ui/file-choice.tsx'
import { ExportLink } from './csv-links.tsx'
import { Report } from './import-report.tsx'
import { useImport } from './use-import.ts'

const kindNames: Record<ImportKind, string> = {
  products: 'Products',
  stock: 'Stock',
  packages: 'Packages',
}
const exported = [
  ['products', 'Products'],
  ['stock', 'Stock'],
  ['packages', 'Packages'],
  ['orders', 'Orders'],
  ['order-lines', 'Order lines'],
  ['newsletter', 'Newsletter consent'],
  ['feedback', 'Feedback'],
] as const

/** Lists as files for spreadsheets, out of the shop and back in. */
export function Component() {
  const [query, setQuery] = useSearchParams()
  const kind = importKinds.find((each) => each === query.get('kind')) ?? 'products'
  return (
    <>
      <PageTitle title="Import and export" />
      <div className="grid max-w-5xl gap-6 [&>*]:min-w-0">
        <section aria-labelledby="export" className="panel grid gap-3">
          <h2 id="export">Export</h2>
          <div className="flex flex-wrap gap-2">
            {exported.map(([list, text]) => (
              <ExportLink key={list} list={list} text={text} />
            ))}
          </div>
          <p>
            Files for Excel and other spreadsheets. The list of orders exports what its filters
            show, as one line for each order or for each thing bought. Who takes orders, consent or
            feedback out of the shop stands in the audit log.
          </p>
        </section>
        <section aria-labelledby="import" className="grid gap-4 [&>*]:min-w-0">
          <h2 id="import">Import</h2>
          <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
            <legend className="sr-only">What the file is of</legend>
            {importKinds.map((each) => (
              <label key={each} className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="kind"
                  value={each}
                  checked={each === kind}
                  onChange={() => setQuery({ kind: each }, { preventScrollReset: true })}
                  className="size-5 accent-leaf-700"
                />
                {kindNames[each]}
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
  const { file, doing, report, isImported, isSending, failure, ...start } = useImport()
  const choose = (chosen: File) => start.choose(kind, chosen)
  return (
    <>
      <DropPlace label={`File of ${kind}`} onFile={choose}>
        <div className="grid content-start gap-2">
          <p>Drop a CSV file here, or:</p>
          <div className="flex flex-wrap gap-2">
            <FileButton text="Choose file" accept=".csv,text/csv" onFile={choose} />
          </div>
          <p>It is checked first: you see what it would change before anything does.</p>
        </div>
      </DropPlace>
      <Progress doing={doing} />
      <FormFailure text={failure} />
      {failure && file && (
        <div>
          <Button variant="outline" size="small" onClick={start.checkAgain}>
            Check it again
          </Button>
        </div>
      )}
      {report && (
        <Report
          // What was shown before is no longer so: the new one takes the focus.
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

/** Said once at the beginning; how far it is can be looked up without being read out each time. */
function Progress({ doing }: Pick<ReturnType<typeof useImport>, 'doing'>) {
  return (
    <div className="empty:hidden">
      <p role="status" className="empty:hidden">
        {doing && `${doing.what} the file…`}
      </p>
      {doing && (
        <progress
          aria-label={`${doing.what} the file`}
          max={100}
          value={doing.percent}
          className="progress mt-2 w-full"
        />
      )}
    </div>
  )
}

const explanation: Column<(typeof importColumns)[ImportKind][number]>[] = [
  { header: 'Column', cell: ({ name }) => <span className="whitespace-nowrap">{name}</span> },
  { header: 'What it says', cell: ({ meaning }) => meaning },
]

/** What the file is to look like; the export of the same list looks so. */
function Columns({ kind }: { kind: ImportKind }) {
  return (
    <section aria-labelledby="columns" className="grid gap-3 [&>*]:min-w-0">
      <h3 id="columns">The columns</h3>
      <p>
        Best begin with the export, change what is to change, and import that. The first line names
        the columns, in any order; what has no column stays as it is. Save as “CSV UTF-8”, with
        commas, semicolons or tabs, {backOfficeMessages.csv.atMost}. Pictures are not in files.
      </p>
      <DataTable
        caption={`Columns of ${kind}`}
        columns={explanation}
        rows={importColumns[kind]}
        keyOf={({ name }) => name}
        isProse
      />
    </section>
  )
}
