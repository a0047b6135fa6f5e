import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { useOfficeTexts } from './texts.ts'
import { useListAddress } from './use-list-address.ts'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** The name by which the API sorts ascending. With a `-` before it, it sorts descending. */
  sort?: string
  /** Right-aligned. */
  isNumber?: boolean
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
  /** Its cells are sentences, which wrap on a phone instead of scrolling sideways. */
  isProse?: boolean
  /** The chosen rows, if rows can be chosen. */
  selection?: {
    chosen: { has: (key: number | string) => boolean }
    toggle: (rows: readonly Row[], isChosen: boolean) => void
    labelOf: (row: Row) => string
  }
}

/**
 * A list as a table. Tab goes through its links, the arrow keys go up and down from row to row. On a
 * narrow screen the table scrolls sideways, not the page.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, defaultSort, isProse = false, selection } = props
  const texts = useOfficeTexts(officeControlTexts).list
  const [naming, ...others] = columns
  const keys = rows.map(keyOf)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: needs focus to be scrolled by keyboard
    <section tabIndex={0} aria-label={caption} className="table-scroller">
      <table className={isProse ? 'table' : 'table list-table'} onKeyDown={moveBetweenRows}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <td>
                <Tick
                  label={texts.chooseAll}
                  isChosen={keys.length > 0 && keys.every((key) => selection.chosen.has(key))}
                  onChoose={(isChosen) => selection.toggle(rows, isChosen)}
                />
              </td>
            )}
            {columns.map((column) => (
              <ColumnHeader key={column.header} column={column} defaultSort={defaultSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {selection && (
                <td>
                  <Tick
                    label={selection.labelOf(row)}
                    isChosen={selection.chosen.has(keyOf(row))}
                    onChoose={(isChosen) => selection.toggle([row], isChosen)}
                  />
                </td>
              )}
              <th scope="row">{naming?.cell(row)}</th>
              {others.map((column) => (
                <td key={column.header} className={column.isNumber ? 'number' : undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="px-4 py-8 text-center">{texts.empty}</p>}
    </section>
  )
}

type ColumnHeaderProps<Row> = { column: Column<Row>; defaultSort: string | undefined }

function ColumnHeader<Row>({ column, defaultSort }: ColumnHeaderProps<Row>) {
  const { query, addressWith } = useListAddress()
  const { header, sort, isNumber } = column
  const className = isNumber ? 'number' : undefined
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    )
  }
  const current = query.sort ?? defaultSort
  const isAscending = current === sort
  const isDescending = current === `-${sort}`
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}
    >
      <Link
        to={addressWith({ sort: isAscending ? `-${sort}` : sort })}
        preventScrollReset
        className="inline-flex items-center gap-1 underline-offset-4 hover:underline"
      >
        {header}
        {isAscending && <ArrowUp size={16} aria-hidden />}
        {isDescending && <ArrowDown size={16} aria-hidden />}
      </Link>
    </th>
  )
}

type TickProps = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }

function Tick({ label, isChosen, onChoose }: TickProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isChosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
      className="size-5 accent-leaf-700"
    />
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
