import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../app/ui/button.tsx'
import type { ImportReport } from '../../contract/back-office/csv.ts'
import { countOf, countText } from '../ui/counts.ts'

type ImportReportProps = {
  report: ImportReport
  isImported: boolean
  isSending: boolean
  onImport: () => void
}

/** What a file does, or what is wrong with it. */
export function Report({ report, isImported, isSending, onImport }: ImportReportProps) {
  const { faultCount, faults, added, changed, unchanged, changes } = report
  const counts = `${countText(added)} added, ${countText(changed)} changed, ${countText(unchanged)} as before.`
  if (faultCount > 0) {
    return (
      <Panel heading={countOf(faultCount, ['mistake', 'mistakes'])}>
        <p>
          Nothing can be imported until {faultCount === 1 ? 'it is' : 'they are'} mended. Mend the
          file and choose it again.
        </p>
        <Faults faults={faults} />
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
          Import {countOf(total, ['change', 'changes'])}
        </Button>
      </div>
      <Changes changes={changes} />
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

function Faults({ faults }: Pick<ImportReport, 'faults'>) {
  return (
    <Table caption="Mistakes" headers={['Line', 'Column', 'What is wrong']}>
      {faults.map(({ line, column, message }) => (
        <tr key={`${line} ${column} ${message}`}>
          <th scope="row">{line}</th>
          <td>{column}</td>
          <td>{message}</td>
        </tr>
      ))}
    </Table>
  )
}

function Changes({ changes }: Pick<ImportReport, 'changes'>) {
  return (
    <Table caption="Changes" headers={['Line', 'What', 'Before and after']}>
      {changes.map(({ line, subject, isNew, differences }) => (
        <tr key={line}>
          <th scope="row">{line}</th>
          <td>
            {subject}
            {isNew && ' (new)'}
          </td>
          <td>
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
          </td>
        </tr>
      ))}
    </Table>
  )
}

type TableProps = { caption: string; headers: readonly string[]; children: ReactNode }

/** A plain table that scrolls sideways by itself, by keyboard too. */
export function Table({ caption, headers, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways does so by keyboard too
    <section tabIndex={0} aria-label={caption} className="table-scroller">
      <table className="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
