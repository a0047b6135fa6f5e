import type { ReactNode } from 'react'
import { href, Navigate, useLocation } from 'react-router'
import { Spinner } from '../../ui/spinner.tsx'
import { returnHere, returnPathOf, returnStateOf } from './return-path.ts'
import { useSession } from './session.tsx'

/** A page for customers: a guest is sent to /login, which remembers where they wanted to go. */
export function CustomerOnly({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const location = useLocation()
  if (status === 'customer') return children
  if (status === 'guest')
    return <Navigate to={href('/login')} state={returnHere(location)} replace />
  return (
    <div className="page-width grid min-h-[60vh] place-items-center">
      <Spinner />
    </div>
  )
}

type GuestOnlyProps = {
  children: ReactNode
  /** Whether a signed-in customer is redirected to the remembered page, as on /login; otherwise to the home page. */
  returns?: boolean
}

/** A page for guests. It is also shown while the login state is not known yet, so that its form keeps what was typed. */
export function GuestOnly({ children, returns = false }: GuestOnlyProps) {
  const { status } = useSession()
  const location = useLocation()
  if (status !== 'customer') return children
  if (!returns) return <Navigate to={href('/')} replace />
  return (
    <Navigate to={returnPathOf(location.state)} state={returnStateOf(location.state)} replace />
  )
}
