import { useEffect, useRef } from 'react'
import { useSession } from '../shell/session.tsx'
import { leaveBrowser } from './this-browser.ts'

/** A customer who signs out gets no more notifications here; one whose session lapses still waits for an order. */
export default function LeaveOnSignOut() {
  const { status, hasEnded } = useSession()
  const wasCustomer = useRef(false)
  useEffect(() => {
    if (status === 'guest' && wasCustomer.current && !hasEnded) void leaveBrowser()
    wasCustomer.current = status === 'customer'
  }, [status, hasEnded])
  return null
}
