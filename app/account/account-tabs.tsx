import { href, NavLink } from 'react-router'

const pages = [
  { to: href('/userprofile'), name: 'Profile' },
  { to: href('/orders'), name: 'Orders' },
  { to: href('/mypackages'), name: 'My Packages' },
]

/** The customer area's own menu, shared by its three pages. */
export function AccountTabs() {
  return (
    <nav aria-label="Account" className="overflow-x-auto border-b-2 border-husk-200">
      <ul className="flex">
        {pages.map((page) => (
          <li key={page.to}>
            <NavLink to={page.to} className="tab inline-flex items-center">
              {page.name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
