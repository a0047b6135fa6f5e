import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { withQuery } from '../../contract/pages.ts'
import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { Enrolment } from './enrolment.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { type Session, sessionQuery } from './session-query.ts'
import { SignInPage } from './sign-in-page.tsx'

const OperatorContext = createContext<Session['operator'] | undefined>(undefined)

/** The operator who is signed in. */
export function useOperator(): Session['operator'] {
  const operator = use(OperatorContext)
  if (!operator) throw new Error('useOperator is used outside of SignedIn')
  return operator
}

/** Shows the back office to an operator who is signed in, and otherwise the next step of signing in. */
export function SignedIn({ children }: { children: ReactNode }) {
  const texts = useOfficeTexts(sessionTexts)
  const session = useQuery(sessionQuery)
  if (session.isLoadingError) {
    return (
      <SignInPage title={texts.unavailable}>
        <Button onClick={() => session.refetch()}>{texts.tryAgain}</Button>
      </SignInPage>
    )
  }
  if (session.data === undefined) return <Waiting />
  if (session.data === null) return <SessionOver />
  const { stage, operator } = session.data
  if (stage === 'ENROLMENT') return <Enrolment />
  if (stage === 'SECOND_FACTOR') return <SecondFactorForm />
  return <OperatorContext value={operator}>{children}</OperatorContext>
}

function Waiting() {
  return (
    <div className="grid min-h-svh place-items-center">
      <Spinner />
    </div>
  )
}

function SessionOver() {
  const texts = useOfficeTexts(sessionTexts).over
  const { pathname, search } = window.location
  return (
    <SignInPage title={texts.title}>
      <p>{texts.text}</p>
      {/* The login is a page of the shop, outside of the back office. It comes back to this page. */}
      <a href={withQuery('/login', { from: pathname + search })} className={buttonClass({})}>
        {texts.logIn}
      </a>
    </SignInPage>
  )
}
