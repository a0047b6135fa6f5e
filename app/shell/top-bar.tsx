import Menu from 'lucide-react/icons/menu'
import UserRound from 'lucide-react/icons/user-round'
import X from 'lucide-react/icons/x'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { href, Link, matchPath, useLocation } from 'react-router'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { compactTopBarAfterPx } from '../motion.ts'
import { CartButton } from './cart-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { returnHere } from './return-path.ts'
import { type Session, useSession } from './session.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

type TopBarLink = { to: string; name: keyof typeof shellTexts.links; alsoFor?: string[] }

const links: TopBarLink[] = [
  { to: href('/'), name: 'home' },
  { to: href('/products'), name: 'products' },
  {
    to: href('/packages'),
    name: 'packages',
    alsoFor: [href('/custom_packages'), href('/mypackages')],
  },
  { to: href('/charities'), name: 'charities' },
]

export function TopBar() {
  const texts = useTexts(shellTexts)
  const isCompact = useScrolledPast(compactTopBarAfterPx)
  const shop = useShop()
  const { status } = useSession()
  const { pathname } = useLocation()
  const menu = useMenu()
  return (
    <header className="top-bar" data-compact={isCompact || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its menu */}
      <div
        className="top-bar-inner"
        data-open={menu.isOpen || undefined}
        onKeyDown={menu.onKeyDown}
        onBlur={menu.onBlur}
      >
        <div className="page-width flex h-full items-center gap-2 lg:gap-4">
          <Link to={href('/')} className="mr-auto min-w-0 rounded-reed">
            <Logo
              alt={texts.toHome(shop.name)}
              width={183}
              height={42}
              className="h-8 w-auto object-contain object-left lg:h-10.5"
            />
          </Link>
          <nav ref={menu.panel} id="main-menu" aria-label={texts.mainMenu} className="top-bar-menu">
            <ul className="top-bar-links">
              {links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    aria-current={currentFor(link, pathname)}
                    className="top-bar-link"
                  >
                    {texts.links[link.name]}
                  </Link>
                </li>
              ))}
              <li>
                <Link to={`${href('/')}#contact`} className="top-bar-link">
                  {texts.links.contact}
                </Link>
              </li>
            </ul>
            <LanguageSwitch />
            <AccountButtons />
          </nav>
          {isKnown(status) && (
            <>
              <CartButton />
              <Link to={href('/userprofile')} aria-label={texts.profile} className={roundel}>
                <UserRound size={20} aria-hidden />
              </Link>
            </>
          )}
          <IconButton
            ref={menu.button}
            label={menu.isOpen ? texts.closeMenu : texts.openMenu}
            icon={menu.isOpen ? <X size={20} aria-hidden /> : <Menu size={20} aria-hidden />}
            variant="quiet"
            aria-expanded={menu.isOpen}
            aria-controls="main-menu"
            onClick={menu.toggle}
            className="md:hidden"
          />
        </div>
      </div>
    </header>
  )
}

/** A link is current on its page and the pages below it, and on the pages listed in `alsoFor`. */
function currentFor({ to, alsoFor }: TopBarLink, pathname: string) {
  if (matchPath({ path: to, end: to === '/' }, pathname)) return 'page'
  return alsoFor?.includes(pathname) ? 'true' : undefined
}

/** Whether somebody is signed in, also while the shop cannot be asked who. */
const isKnown = (status: Session['status']) => status === 'customer' || status === 'unreachable'

const roundel = 'icon-button icon-button-quiet'

function AccountButtons() {
  const texts = useTexts(shellTexts)
  const { status, logout } = useSession()
  const location = useLocation()
  if (isKnown(status)) {
    return (
      <Button variant="outline" onClick={logout} className="top-bar-button">
        {texts.signOut}
      </Button>
    )
  }
  const state = returnHere(location)
  return (
    <div className="flex gap-2">
      <ButtonLink variant="outline" to={href('/login')} state={state} className="top-bar-button">
        {texts.signIn}
      </ButtonLink>
      <ButtonLink to={href('/signup')} state={state} className="top-bar-button">
        {texts.signUp}
      </ButtonLink>
    </div>
  )
}

/** The menu of small screens: opening it moves the focus into it, Escape returns the focus, and leaving it closes it. */
function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  // Moving to another page closes the menu.
  if (openedAt !== key) {
    setOpenedAt(key)
    setOpen(false)
  }

  useEffect(() => {
    if (isOpen) panel.current?.querySelector('a')?.focus()
  }, [isOpen])

  return {
    isOpen,
    panel,
    button,
    toggle: () => setOpen(!isOpen),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return
      setOpen(false)
      button.current?.focus()
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const next = event.relatedTarget
      if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false)
    },
  }
}
