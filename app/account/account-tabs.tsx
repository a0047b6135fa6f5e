import { href, NavLink } from 'react-router'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { useTexts } from '../../ui/texts.ts'

const pages = [
  { to: href('/userprofile'), name: 'profile' },
  { to: href('/orders'), name: 'orders' },
  { to: href('/mypackages'), name: 'myPackages' },
] as const

/** The menu of the customer's three pages: profile, orders and saved packages. */
export function AccountTabs() {
  const texts = useTexts(shellTexts)
  return (
    <nav aria-label={texts.account} className="overflow-x-auto border-b-2 border-husk-200">
      <ul className="flex">
        {pages.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} className="tab inline-flex items-center">
              {texts[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
