import { type ReactNode, useEffect, useRef } from 'react'
import type { ImportReport } from '../../contract/back-office/csv.ts'
import { countText } from '../../domain/numbers.ts'
import { importReportTexts } from '../../domain/texts/en/back-office/csv.ts'
import { Button } from '../../ui/button.tsx'
import { countOf } from '../ui/counts.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

type ImportReportProps = {
  report: ImportReport
  isImported: boolean
  isSending: boolean
  onImport: () => void
}

type Fault = ImportReport['faults'][number]
type Change = ImportReport['changes'][number]

type Texts = typeof importReportTexts

const faultColumns = ({ columns }: Texts): Column<Fault>[] => [
  { header: columns.line, cell: ({ line }) => line },
  { header: columns.column, cell: ({ column }) => column },
  { header: columns.fault, cell: ({ message }) => message },
]

const changeColumns = ({ columns, newSubject, nothing }: Texts): Column<Change>[] => [
  { header: columns.line, cell: ({ line }) => line },
  {
    header: columns.subject,
    cell: ({ subject, isNew }) => (isNew ? newSubject(subject) : subject),
  },
  {
    header: columns.differences,
    cell: ({ differences }) => (
      <dl>
        {differences.map(({ column, before, after }) => (
          <div key={column}>
            <dt className="inline text-husk-700">{`${column}: `}</dt>
            <dd className="inline break-words">
              {before !== null && `${before || nothing} → `}
              {after || nothing}
            </dd>
          </div>
        ))}
      </dl>
    ),
  },
]

/** What a file would change, or its faults. */
export function Report({ report, isImported, isSending, onImport }: ImportReportProps) {
  const texts = useOfficeTexts(importReportTexts)
  const { faultCount, faults, added, changed, unchanged, repeated, changes } = report
  const counts = texts.counts(countText(added), countText(changed), countText(unchanged))
  if (faultCount > 0) {
    return (
      <Panel heading={countOf(faultCount, texts.faultCount)}>
        <p>{texts.correct(faultCount)}</p>
        <DataTable
          caption={texts.faults}
          columns={faultColumns(texts)}
          rows={faults}
          keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
          keepsColumns
        />
        {faults.length < faultCount && <p>{texts.firstOnly(faults.length)}</p>}
      </Panel>
    )
  }
  if (isImported) {
    return (
      <Panel heading={texts.imported}>
        <p>{counts}</p>
      </Panel>
    )
  }
  if (changes.length === 0) {
    return (
      <Panel heading={texts.changesNothing}>
        <p>{counts}</p>
      </Panel>
    )
  }
  const total = added + changed
  return (
    <Panel heading={texts.preview}>
      <p>{`${counts} ${texts.notImportedYet}`}</p>
      {repeated > 0 && <p className="font-semibold text-chilli-700">{texts.repeated(repeated)}</p>}
      <div>
        <Button size="small" busy={isSending} onClick={onImport}>
          {countOf(total, texts.carryOut)}
        </Button>
      </div>
      <DataTable
        caption={texts.changes}
        columns={changeColumns(texts)}
        rows={changes}
        keyOf={({ line }) => line}
        keepsColumns
      />
      {changes.length < total && <p>{texts.firstOnly(changes.length)}</p>}
    </Panel>
  )
}

/** Takes the focus when it appears, because the button that was pressed is gone or far above. */
function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="panel grid min-w-0 gap-3">
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
