import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Link } from 'react-router'
import { tableRoles } from './table.tsx'
import { useListAddress } from './use-list-address.ts'

type ColumnHeaderProps = {
  header: string
  /** The name by which the API sorts ascending. With a `-` before it, it sorts descending. */
  sort?: string
  /** Right-aligned. */
  isNumber?: boolean
  /** How the list is sorted if the URL does not say. */
  defaultSort?: string
}

/** The header of a column, with a link to sort by it. */
export function ColumnHeader({ header, sort, isNumber, defaultSort }: ColumnHeaderProps) {
  const { query, addressWith } = useListAddress()
  const current = query.sort ?? defaultSort
  const className = isNumber ? 'number' : undefined
  if (!sort) {
    return (
      <th scope="col" {...tableRoles.columnHeader} className={className}>
        {header}
      </th>
    )
  }
  const isAscending = current === sort
  return (
    <th
      scope="col"
      {...tableRoles.columnHeader}
      className={className}
      aria-sort={directionOf(current, sort)}
    >
      <Link
        to={addressWith({ sort: isAscending ? `-${sort}` : sort })}
        preventScrollReset
        className="inline-flex items-center gap-1 underline-offset-4 hover:underline"
      >
        {header}
        {isAscending && <ArrowUp size={16} aria-hidden />}
        {current === `-${sort}` && <ArrowDown size={16} aria-hidden />}
      </Link>
    </th>
  )
}

function directionOf(current: string | undefined, sort: string) {
  if (current === sort) return 'ascending'
  return current === `-${sort}` ? 'descending' : undefined
}
