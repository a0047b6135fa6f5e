import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { api } from '../api/back-office-api.ts'

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
  onRefused: (error: unknown) => void | Promise<void>
}

/**
 * Steps that are not confirmed. They are kept on the device, also when the page is closed, and sent one after the other
 * as soon as there is a connection.
 */
export function useUnsentSteps<Each extends Step>(sending: Sending<Each>) {
  const { key } = sending
  const [pending, setPending] = useState(() => stored<Each>(key))
  const queue = useRef(pending)
  const isSending = useRef(false)
  const latest = useRef(sending)
  latest.current = sending

  const keep = useCallback(
    (steps: Each[]) => {
      queue.current = steps
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
      for (let next = queue.current[0]; next; next = queue.current[0]) {
        const sent = next
        try {
          // Removed only once what stands is shown, or it would be shown for a moment as it was before the step.
          await latest.current.send(sent)
          keep(queue.current.filter(({ opId }) => opId !== sent.opId))
        } catch (error) {
          if (!(await isRefusal(error))) return
          keep(latest.current.without(queue.current, sent))
          await latest.current.onRefused(error)
        }
      }
    } finally {
      isSending.current = false
    }
  }, [keep])

  useEffect(() => {
    void send()
    const timer = setInterval(send, secondsBetweenTries * 1000)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [send])

  const add = (step: Each) => {
    keep([...queue.current, step])
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

async function isSignedIn(): Promise<boolean> {
  try {
    return (await api('GET /admin/session', {})).body.stage === 'OPEN'
  } catch {
    return false
  }
}

function stored<Each>(key: string): Each[] {
  const text = window.localStorage.getItem(key)
  // Only this page writes it.
  return text ? (JSON.parse(text) as Each[]) : []
}
