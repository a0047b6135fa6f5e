import { Link } from 'react-router'
import { useListAddress } from '../ui/use-list-address.ts'

type AddressTabsProps = {
  /** What is chosen, for screen readers. */
  label: string
  /** The name of the query parameter. */
  name: string
  chosen: string
  tabs: readonly (readonly [value: string, text: string])[]
}

/** Views of one part of the page; the URL says which one is shown. */
export function AddressTabs({ label, name, chosen, tabs }: AddressTabsProps) {
  const { addressWith } = useListAddress()
  return (
    <nav aria-label={label} className="print:hidden overflow-x-auto">
      <ul className="flex">
        {tabs.map(([value, text]) => (
          <li key={value}>
            <Link
              to={addressWith({ [name]: value })}
              preventScrollReset
              aria-current={value === chosen ? 'page' : undefined}
              className="tab inline-flex items-center"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
