import { type ReactNode, useEffect, useRef } from 'react'
import type { ImportReport } from '../../contract/back-office/csv.ts'
import { Button } from '../../ui/button.tsx'
import { countOf, countText } from '../ui/counts.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'

const mistakes = (count: number, figure: string) =>
  count === 1 ? '1 mistake' : `${figure} mistakes`
const changesText = (count: number, figure: string) =>
  count === 1 ? '1 change' : `${figure} changes`

type ImportReportProps = {
  report: ImportReport
  isImported: boolean
  isSending: boolean
  onImport: () => void
}

type Fault = ImportReport['faults'][number]
type Change = ImportReport['changes'][number]

const faultColumns: Column<Fault>[] = [
  { header: 'Line', cell: ({ line }) => line },
  { header: 'Column', cell: ({ column }) => column },
  { header: 'What is wrong', cell: ({ message }) => message },
]

const changeColumns: Column<Change>[] = [
  { header: 'Line', cell: ({ line }) => line },
  { header: 'What', cell: ({ subject, isNew }) => `${subject}${isNew ? ' (new)' : ''}` },
  {
    header: 'Before and after',
    cell: ({ differences }) => (
      <dl>
        {differences.map(({ column, before, after }) => (
          <div key={column}>
            <dt className="inline text-husk-700">{column}: </dt>
            <dd className="inline break-words">
              {before !== null && `${before || 'nothing'} → `}
              {after || 'nothing'}
            </dd>
          </div>
        ))}
      </dl>
    ),
  },
]

/** What a file does, or what is wrong with it. */
export function Report({ report, isImported, isSending, onImport }: ImportReportProps) {
  const { faultCount, faults, added, changed, unchanged, changes } = report
  const counts = `${countText(added)} added, ${countText(changed)} changed, ${countText(unchanged)} as before.`
  if (faultCount > 0) {
    return (
      <Panel heading={countOf(faultCount, mistakes)}>
        <p>
          Nothing can be imported until {faultCount === 1 ? 'it is' : 'they are'} mended. Mend the
          file and choose it again.
        </p>
        <DataTable
          caption="Mistakes"
          columns={faultColumns}
          rows={faults}
          keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
          isProse
        />
        {faults.length < faultCount && <p>These are the first {faults.length}.</p>}
      </Panel>
    )
  }
  if (isImported) {
    return (
      <Panel heading="Imported">
        <p>{counts}</p>
      </Panel>
    )
  }
  if (changes.length === 0) {
    return (
      <Panel heading="This file changes nothing">
        <p>{counts}</p>
      </Panel>
    )
  }
  const total = added + changed
  return (
    <Panel heading="What this file does">
      <p>{counts} Nothing is imported yet.</p>
      <div>
        <Button size="small" busy={isSending} onClick={onImport}>
          Import {countOf(total, changesText)}
        </Button>
      </div>
      <DataTable
        caption="Changes"
        columns={changeColumns}
        rows={changes}
        keyOf={({ line }) => line}
        isProse
      />
      {changes.length < total && <p>These are the first {changes.length}.</p>}
    </Panel>
  )
}

/** Takes the focus when it comes, because what was pressed before is gone or far above. */
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
