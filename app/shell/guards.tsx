import type { ReactNode } from 'react'
import { href, Navigate, useLocation } from 'react-router'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { RetryButton } from '../../ui/retry-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { returnHere, returnPathOf, returnStateOf } from './return-path.ts'
import { useSession } from './session.tsx'

/** A page for customers: a guest is sent to /login, which remembers where they wanted to go. */
export function CustomerOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'customer') return children
  if (session.status === 'guest')
    return <Navigate to={href('/login')} state={returnHere(location)} replace />
  if (session.status === 'unreachable') return <Unreachable {...session} />
  return <Waiting />
}

/** Until the script has found out who is shopping; without script for good. */
function Waiting() {
  return (
    <div className="page-width grid min-h-[60vh] place-items-center">
      <div className="noscript:hidden">
        <Spinner />
      </div>
      <noscript>
        <p className="text-center text-lead">{useTexts(shellTexts).pageNeedsScript}</p>
      </noscript>
    </div>
  )
}

/** The customer stays signed in: only the shop cannot be reached at the moment. */
function Unreachable({ isTrying, tryAgain }: { isTrying: boolean; tryAgain: () => void }) {
  const texts = useTexts(controlTexts)
  return (
    <div
      role="alert"
      className="page-width grid min-h-[60vh] content-center justify-items-center gap-6 py-8 text-center"
    >
      <h1>{texts.wentWrong}</h1>
      <p className="text-lead">{texts.networkError}</p>
      <RetryButton busy={isTrying} onClick={tryAgain}>
        {isTrying ? texts.trying : texts.tryAgain}
      </RetryButton>
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
