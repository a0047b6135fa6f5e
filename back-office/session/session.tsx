import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Activity, type ReactNode, useEffect, useMemo, useState } from 'react'
import { withQuery } from '../../contract/pages.ts'
import { idleMinutesOf } from '../../domain/operators/idle.ts'
import { shop } from '../../domain/shop.ts'
import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { ShopContext } from '../../ui/shop-facts.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useSending } from '../../ui/use-sending.ts'
import { useFailureOf } from '../api/failure.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { hasUnsaved } from '../ui/unsaved.ts'
import { ChangedRoles } from './changed-roles.tsx'
import { Enrolment } from './enrolment.tsx'
import { OperatorContext } from './operator.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { type Session, sessionQuery } from './session-query.ts'
import { SignInPage } from './sign-in-page.tsx'

/**
 * Shows the back office to an operator who is signed in, and otherwise the next step of signing in. When a session ends,
 * what was open is hidden and keeps what was typed, until the same operator signs in again.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useQuery(sessionQuery)
  const signedIn = session.data?.stage === 'OPEN' ? session.data.operator : undefined
  const [known, setKnown] = useState(signedIn)
  const facts = session.data?.shop
  const named = useMemo(() => ({ ...shop, ...facts }), [facts])
  const isAnother = signedIn !== undefined && known !== undefined && signedIn.id !== known.id
  // With other roles the page may have no form any more for what is typed.
  const waits = known && signedIn?.roles.join() !== known.roles.join() && hasUnsaved()
  if (signedIn && signedIn !== known && !isAnother && !waits) setKnown(signedIn)
  // What was typed and loaded is the first operator's: the page is loaded again for the other one.
  useEffect(() => {
    if (isAnother) window.location.reload()
  }, [isAnother])

  if (isAnother) return <Waiting />
  return (
    <ShopContext value={named}>
      {!signedIn && <NextStep session={session} known={known} />}
      {known && (
        <Activity mode={signedIn ? 'visible' : 'hidden'}>
          <OperatorContext value={known}>{children}</OperatorContext>
        </Activity>
      )}
      {signedIn && waits && (
        <ChangedRoles roles={signedIn.roles} onGoOn={() => setKnown(signedIn)} />
      )}
    </ShopContext>
  )
}

type NextStepProps = {
  session: UseQueryResult<Session | null>
  known: Session['operator'] | undefined
}

function NextStep({ session, known }: NextStepProps) {
  const texts = useOfficeTexts(sessionTexts)
  if (session.isLoadingError) {
    return (
      <SignInPage title={texts.unavailable}>
        <Button onClick={() => session.refetch()}>{texts.tryAgain}</Button>
      </SignInPage>
    )
  }
  if (session.data === undefined) return <Waiting />
  if (session.data === null) {
    if (!known) return <SessionOver />
    const isOpen = async () => (await session.refetch({ throwOnError: true })).data !== null
    return <PageKept minutes={idleMinutesOf(known.roles)} isOpen={isOpen} />
  }
  const { stage, hasPasskey } = session.data
  return stage === 'ENROLMENT' ? <Enrolment /> : <SecondFactorForm hasPasskey={hasPasskey} />
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
  return (
    <SignInPage title={texts.title}>
      <p>{texts.text}</p>
      <a href={login()} className={buttonClass({})}>
        {texts.logIn}
      </a>
    </SignInPage>
  )
}

/** The same while a page is open, which would be gone if the login took its place. */
function PageKept({ minutes, isOpen }: { minutes: number; isOpen: () => Promise<boolean> }) {
  const texts = useOfficeTexts(sessionTexts).over
  const { opensInNewTab } = useTexts(controlTexts)
  const { isSending, failure, run } = useSending()
  const failureOf = useFailureOf()
  const goOn = () =>
    run(async () => {
      try {
        return (await isOpen()) ? undefined : texts.notLoggedIn
      } catch (error) {
        return failureOf(error)
      }
    })
  return (
    <SignInPage title={texts.title}>
      <p>{texts.textOfOpenPage(minutes)}</p>
      <a href={login()} target="_blank" rel="noopener" className={buttonClass({})}>
        {texts.logIn} <span className="sr-only">{opensInNewTab}</span>
      </a>
      <Button variant="outline" busy={isSending} onClick={goOn}>
        {texts.goOn}
      </Button>
      <FormFailure text={failure} />
    </SignInPage>
  )
}

/** A page of the shop, outside of the back office. It comes back to this page. */
function login(): string {
  const { pathname, search } = window.location
  return withQuery('/login', { from: pathname + search })
}
