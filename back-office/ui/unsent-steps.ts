import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { queryClient } from '../api/back-office-api.ts'
import { sessionQuery } from '../session/session-query.ts'

const secondsBetweenTries = 10
/** Of what is wrong, comes too late, is too large, or is no picture: it would be the same next time. */
const refusals = [400, 409, 413, 415]

type Step = { opId: string }

type Sending<Each extends Step> = {
  /** The local storage key under which this device keeps them. */
  key: string
  /** Sends one, and shows what stands then. */
  send: (step: Each) => Promise<void>
  /** What is left of the steps once this one was refused. */
  without: (steps: readonly Each[], refused: Each) => Each[]
  onRefused: (error: unknown, refused: Each) => void | Promise<void>
}

/**
 * Steps that are not confirmed. They are kept on the device, also when the page is closed, and sent one after the other
 * as soon as there is a connection. A page that is open twice keeps them together; what both send counts once.
 */
export function useUnsentSteps<Each extends Step>(sending: Sending<Each>) {
  const { key } = sending
  const [pending, setPending] = useState(() => storedSteps<Each>(key))
  const isSending = useRef(false)
  const latest = useRef(sending)
  latest.current = sending

  const change = useCallback(
    (edit: (steps: readonly Each[]) => Each[]) => {
      // As they are stored now: the page may be open twice.
      const steps = edit(storedSteps<Each>(key))
      if (steps.length > 0) window.localStorage.setItem(key, JSON.stringify(steps))
      else window.localStorage.removeItem(key)
      setPending(steps)
    },
    [key],
  )

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      const firstStored = () => storedSteps<Each>(key)[0]
      for (let next = firstStored(); next; next = firstStored()) {
        const sent = next
        try {
          // Removed only once what stands is shown, or it would be shown for a moment as it was before the step.
          await latest.current.send(sent)
          change((steps) => steps.filter(({ opId }) => opId !== sent.opId))
        } catch (error) {
          if (!(await isRefusal(error))) return
          change((steps) => latest.current.without(steps, sent))
          await latest.current.onRefused(error, sent)
        }
      }
    } finally {
      isSending.current = false
    }
  }, [key, change])

  useEffect(() => {
    void send()
    const timer = setInterval(send, secondsBetweenTries * 1000)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [send])

  useEffect(() => {
    const showOthers = (event: StorageEvent) => {
      if (event.key === key) setPending(storedSteps<Each>(key))
    }
    window.addEventListener('storage', showOthers)
    return () => window.removeEventListener('storage', showOthers)
  }, [key])

  const add = (step: Each) => {
    change((steps) => [...steps, step])
    void send()
  }
  return { pending, add }
}

/** Whether the shop has decided against a step. All else may pass, also a session that has ended. */
async function isRefusal(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError)) return false
  // To those who are not signed in any more the back office does not exist: the step waits until they are again.
  if (error.status === 404) return isSignedIn()
  return refusals.includes(error.status)
}

/** Asked for as the page itself does, which then shows how to sign in again. */
async function isSignedIn(): Promise<boolean> {
  try {
    return (await queryClient.fetchQuery(sessionQuery))?.stage === 'OPEN'
  } catch {
    return false
  }
}

/** What this device keeps under a key until it is sent. */
export function storedSteps<Each extends Step>(key: string): Each[] {
  const text = window.localStorage.getItem(key)
  // Only the page that reads it writes it.
  return text ? (JSON.parse(text) as Each[]) : []
}
