import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { GuestOnly } from '../shell/guards.tsx'
import { type LinkState, resetStateOf } from './reset-state.ts'

/**
 * A page for guests, and for everyone who opens it by the link in the mail. What the link has after its # goes out of
 * the address bar into the navigation state, so that nobody reads, copies or keeps it by accident.
 */
export function GuestOrLinkOnly({ children }: { children: ReactNode }) {
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const link = hash.slice(1)
  useEffect(() => {
    if (!link) return
    const linkState: LinkState = { link }
    navigate(pathname, { replace: true, state: linkState })
  }, [link, pathname, navigate])
  return link || resetStateOf(state).link ? children : <GuestOnly>{children}</GuestOnly>
}
