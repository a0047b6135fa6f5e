import type { KeyboardEvent, ReactNode } from 'react'
import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { ColumnHeader } from './column-header.tsx'
import { Table, tableRoles } from './table.tsx'
import { useOfficeTexts } from './texts.ts'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** The name by which the API sorts ascending. With a `-` before it, it sorts descending. */
  sort?: string
  /** Right-aligned. */
  isNumber?: boolean
  /**
   * Where it goes when there is only room for stacked rows: beside the row's name, on a line of its own, or
   * last. Without it, it follows the name, with its header before it.
   */
  stacked?: 'beside' | 'line' | 'last'
}

type DataTableProps<Row> = {
  /** The name of the list for screen readers. */
  caption: string
  /** The first column names the row, ideally with a link to it. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => number | string
  /** How the list is sorted if the URL does not say. */
  defaultSort?: string
  /** Its columns are few and short, so that they fit on a phone as they are. */
  keepsColumns?: boolean
  /** The chosen rows, if rows can be chosen. */
  selection?: {
    chosen: { has: (key: number | string) => boolean }
    toggle: (rows: readonly Row[], isChosen: boolean) => void
    labelOf: (row: Row) => string
  }
  /** Rows of sums. */
  foot?: ReactNode
}

/**
 * A list as a table. Where it has little room, such as on a phone, its rows are stacked: each shows its name, and
 * below it what its columns say. Tab goes through its links, the arrow keys go up and down from row to row.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, defaultSort, selection, foot } = props
  const texts = useOfficeTexts(officeControlTexts).list
  const [naming, ...others] = columns
  const keys = rows.map(keyOf)
  const stacking = columns.length < 4 ? 'stacking-table short-table' : 'stacking-table'
  return (
    <Table
      caption={caption}
      className={props.keepsColumns ? '' : stacking}
      onKeyDown={moveBetweenRows}
      below={rows.length === 0 && <p className="px-4 py-8 text-center">{texts.empty}</p>}
    >
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {selection && (
            <Tick
              label={texts.chooseAll}
              isChosen={keys.length > 0 && keys.every((key) => selection.chosen.has(key))}
              onChoose={(isChosen) => selection.toggle(rows, isChosen)}
            />
          )}
          {columns.map(({ header, sort, isNumber }) => (
            <ColumnHeader key={header} {...{ header, sort, isNumber, defaultSort }} />
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...tableRoles.row}>
            {selection && (
              <Tick
                label={selection.labelOf(row)}
                isChosen={selection.chosen.has(keyOf(row))}
                onChoose={(isChosen) => selection.toggle([row], isChosen)}
              />
            )}
            <th scope="row" {...tableRoles.rowHeader}>
              {naming?.cell(row)}
            </th>
            {others.map(({ header, cell, isNumber, stacked }) => (
              <td
                key={header}
                {...tableRoles.cell}
                data-label={header}
                data-stacked={stacked}
                className={isNumber ? 'number' : undefined}
              >
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && <tfoot {...tableRoles.group}>{foot}</tfoot>}
    </Table>
  )
}

type TickProps = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }

function Tick({ label, isChosen, onChoose }: TickProps) {
  return (
    <td {...tableRoles.cell} className="tick">
      <label className="-m-3 inline-flex p-3">
        <input
          type="checkbox"
          aria-label={label}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          className="size-5"
        />
      </label>
    </td>
  )
}

/** Moves from a link, checkbox or button to the same one of the next row, as in a spreadsheet. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const from = event.target
  if (!step || !(from instanceof HTMLElement) || from.matches('select, textarea')) return
  const cell = from.closest('td, th')
  const row = from.closest('tr')
  if (!(cell instanceof HTMLTableCellElement) || !row) return
  const all = [...event.currentTarget.rows]
  const target = all[all.indexOf(row) + step]?.cells[cell.cellIndex]
  const control = target?.querySelector<HTMLElement>('a, button, input')
  if (!control) return
  event.preventDefault()
  control.focus()
}
