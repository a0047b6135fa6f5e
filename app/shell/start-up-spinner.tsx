import { useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts'
import { useIsAnswer } from '../forms/posted-form.tsx'
import { useSession } from './session.tsx'

/**
 * Covers the painted page on a full load, until 2 s have passed, and whenever the login state is
 * being found out. The 2 s are the stylesheet's, so that they pass without script too; crawlers
 * and screen readers have the page beneath from the start.
 */
export function StartUpSpinner() {
  const isInBrowser = useIsInBrowser()
  // The answer to a posted form is no start.
  const [isStart] = useState(!useIsAnswer())
  const { status } = useSession()

  return (
    <>
      {isStart && <Cover className="start-up-timed" />}
      {isInBrowser && status === 'loading' && <Cover className="start-up-late" />}
    </>
  )
}

function Cover({ className }: { className: string }) {
  return (
    <div className={`start-up ${className}`}>
      <Spinner size="large" />
    </div>
  )
}
