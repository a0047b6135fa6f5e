import { Link } from 'react-router'

type TabsProps = {
  /** What is chosen, for screen readers. */
  label: string
  tabs: readonly { to: string; text: string; isCurrent: boolean }[]
  /** They change a part of the page, so its top need not be shown. */
  staysInPlace?: boolean
}

/** Links to the parts of an area, or to views of a part of a page. */
export function Tabs({ label, tabs, staysInPlace = false }: TabsProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="-ml-4 flex flex-wrap">
        {tabs.map(({ to, text, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset={staysInPlace}
              aria-current={isCurrent ? 'page' : undefined}
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
