import { hashKey, type Query } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, isUnanswered } from '../../contract/client.ts'
import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { useSending } from '../../ui/use-sending.ts'
import { queryClient, sessionKey } from '../api/back-office-api.ts'
import { useFailureOf } from '../api/failure.ts'
import { useOfficeTexts } from './texts.ts'

/**
 * Sends one change at a time. Holds why the last one failed, and whether that was a conflict. After one the operator may
 * want to see the current state: the message goes, and the focus returns to the button.
 */
export function useChange() {
  const { isSending, failure, run, clearFailure } = useSending()
  const { isConflict, attempt } = useAttempt()
  const button = useRef<HTMLButtonElement>(null)
  const showCurrent = () => {
    clearFailure()
    button.current?.focus()
  }
  return {
    isSending,
    failure,
    isConflict,
    button,
    showCurrent,
    change: (send: () => Promise<void>) => run(() => attempt(send)),
  }
}

/** The words for a 404 ask for the session themselves. */
const isNotSession = ({ queryKey }: Query) => hashKey(queryKey) !== hashKey(sessionKey)

/** Makes a change, or adds something, and returns why it failed, if it did. Holds whether that was a conflict. */
export function useAttempt({ isAddition = false } = {}) {
  const [isConflict, setConflict] = useState(false)
  const wasUnanswered = useRef(false)
  const failureOf = useFailureOf()
  const { perhapsDone, perhapsAdded } = useOfficeTexts(officeControlTexts)
  const attempt = async (send: () => Promise<void>): Promise<string | undefined> => {
    try {
      await send()
      setConflict(false)
      wasUnanswered.current = false
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined
      setConflict(status === 409)
      // The page still shows what is gone. What is fetched only once is being edited, and stays.
      if (status === 404) {
        void queryClient.refetchQueries({ type: 'active', stale: true, predicate: isNotSession })
      }
      const failure = failureOf(error)
      // The change that was sent before may itself be the other one, or what removed it.
      if (wasUnanswered.current && (status === 409 || status === 404)) {
        return `${failure} ${perhapsDone}`
      }
      if (!isUnanswered(error)) return failure
      wasUnanswered.current = true
      return isAddition ? `${failure} ${perhapsAdded}` : failure
    }
  }
  return { isConflict, attempt }
}
