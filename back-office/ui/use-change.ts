import { useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { useSending } from '../../ui/use-sending.ts'
import { useFailureOf } from '../api/failure.ts'

/** Sends one change at a time. Holds why the last one failed, and whether that was a conflict. */
export function useChange() {
  const { isSending, failure, run } = useSending()
  const { isConflict, attempt } = useAttempt()
  return {
    isSending,
    failure,
    isConflict,
    change: (send: () => Promise<void>) => run(() => attempt(send)),
  }
}

/** Makes a change and returns why it failed, if it did. Holds whether that was a conflict. */
export function useAttempt() {
  const [isConflict, setConflict] = useState(false)
  const failureOf = useFailureOf()
  const attempt = async (send: () => Promise<void>): Promise<string | undefined> => {
    try {
      await send()
      setConflict(false)
    } catch (error) {
      setConflict(error instanceof ApiError && error.status === 409)
      return failureOf(error)
    }
  }
  return { isConflict, attempt }
}
