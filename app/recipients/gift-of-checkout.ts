import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Recipient } from '../../contract/index.ts'
import type { Choice } from './address-mode.ts'

/** The charity, as a recipient, to which the order of this checkout is given. */
export function giftIn(state: unknown): Choice | undefined {
  const given = state && typeof state === 'object' && 'givenTo' in state ? state.givenTo : undefined
  return typeof given === 'number' ? { recipientId: given, isSelected: true } : undefined
}

/**
 * Keeps it in the navigation state: the order stays given when the page is loaded again, in another language and on
 * the way back from its payment. The next checkout has a state of its own, so no order is given by accident.
 */
export function useKeptGift(selected: Recipient | undefined, isKnown: boolean): void {
  const location = useLocation()
  const navigate = useNavigate()
  const givenTo = selected?.charityId ? selected.recipientId : undefined
  const isKept = giftIn(location.state)?.recipientId === givenTo
  useEffect(() => {
    if (!isKnown || isKept) return
    const state = givenTo && { givenTo }
    void navigate(location, { replace: true, state, preventScrollReset: true })
  }, [isKnown, isKept, givenTo, location, navigate])
}
