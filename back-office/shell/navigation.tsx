import Menu from 'lucide-react/icons/menu'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { shellTexts } from '../../domain/texts/en/back-office/shell.ts'
import { Logo } from '../../ui/logo.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { api } from '../api/back-office-api.ts'
import { forgetDriving } from '../driving/keep-for-driving.ts'
import { useOperator } from '../session/operator.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { forgetUnsaved, hasUnsaved } from '../ui/unsaved.ts'
import { LeavingQuestion } from './leaving.tsx'
import { useAreas } from './use-areas.ts'

/** The links to the areas: beside the page on a laptop, behind a button on a phone. */
export function Navigation() {
  const texts = useOfficeTexts(shellTexts)
  const operator = useOperator()
  const areas = useAreas()
  const menu = useRef<HTMLDetailsElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes because the page changed
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [pathname])

  // The keyboard stays at the menu, from which the page or a question takes it.
  const closeMenu = () => {
    if (!menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  const links = (
    <>
      <ul className="grid gap-0.5">
        {areas.map((path) => (
          <li key={path}>
            <NavLink to={path} end={path === '/'} onClick={closeMenu} className="area-link">
              {texts.areaNames[path]}
            </NavLink>
          </li>
        ))}
      </ul>
      <p className="mt-6 px-3 text-label break-words text-leaf-100">{operator.email}</p>
      <button
        type="button"
        onClick={() => {
          closeMenu()
          if (hasUnsaved()) setAsking(true)
          else void logOut()
        }}
        className="area-link w-full text-left"
      >
        {texts.logOut}
      </button>
    </>
  )

  return (
    <header className="back-office-header on-dark">
      <Logo isOnLeaf alt={texts.name(useShop().name)} className="h-9" />
      <div className="woven-line my-4 max-lg:hidden" />
      <nav aria-label={texts.areas} className="hidden min-h-0 overflow-y-auto lg:block">
        {links}
      </nav>
      <details ref={menu} className="menu lg:hidden">
        <summary className="area-link inline-flex items-center gap-2">
          <Menu size={20} aria-hidden /> {texts.menu}
        </summary>
        <nav aria-label={texts.areas} className="menu-panel">
          {links}
        </nav>
      </details>
      {isAsking && <LeavingQuestion onLeave={logOut} onStay={() => setAsking(false)} />}
    </header>
  )
}

async function logOut() {
  forgetUnsaved()
  // Even if the call fails, nothing of the session stays on the screen.
  await api('DELETE /admin/session', {}).catch(() => {})
  await forgetDriving()
  window.location.assign('/login')
}
