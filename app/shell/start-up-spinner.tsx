import { useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts'
import { useIsAnswer } from '../forms/posted-form.tsx'
import { useSession } from './session.tsx'

/**
 * Covers the painted page for the first 2 s of a full load, and whenever the login state is being
 * determined. The 2 s are in the stylesheet, so that they end without script too; crawlers and screen
 * readers have the page beneath from the start.
 */
export function StartUpSpinner() {
  const isInBrowser = useIsInBrowser()
  // The response to a posted form does not count as the shop's start.
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
