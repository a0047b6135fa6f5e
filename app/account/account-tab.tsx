import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useMatch } from 'react-router'

type AccountTabProps = { to: string; children: ReactNode }

/** One tab of a customer's pages. Where the screen is too narrow for all of them, the current one is in view. */
export function AccountTab({ to, children }: AccountTabProps) {
  const tab = useRef<HTMLLIElement>(null)
  const isCurrent = useMatch(to) !== null
  useEffect(() => {
    const menu = tab.current?.closest('nav')
    if (!isCurrent || !menu) return
    const { right } = menu.getBoundingClientRect()
    const beyond = (tab.current?.getBoundingClientRect().right ?? 0) - right
    // Not scrollIntoView(): it would also scroll a page that was opened further down.
    if (beyond > 0) menu.scrollBy({ left: beyond })
  }, [isCurrent])
  return (
    <li ref={tab}>
      <NavLink to={to} className="tab inline-flex items-center">
        {children}
      </NavLink>
    </li>
  )
}
