import type { ComponentProps, ReactNode } from 'react'

/** Browsers forget that something is a table once its rows are laid out in another way, so each part says what it is. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

type TableProps = Omit<ComponentProps<'table'>, 'role'> & {
  /** Its name for screen readers. */
  caption: string
  /** Shown below it, such as that it is empty. */
  below?: ReactNode
}

/** The frame of every table. If it is too wide, it scrolls sideways, not the page. */
export function Table({ caption, below, className = '', children, ...table }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: needs focus to be scrolled by keyboard
    <section tabIndex={0} aria-label={caption} className="table-scroller">
      <table {...tableRoles.table} {...table} className={`table ${className}`}>
        <caption>{caption}</caption>
        {children}
      </table>
      {below}
    </section>
  )
}
