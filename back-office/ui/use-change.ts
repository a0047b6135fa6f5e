import { useState } from 'react'
import { ApiError } from '../../app/api/client.ts'
import { useSending } from '../../ui/use-sending.ts'
import { failureOf } from '../api/back-office-api.ts'

/** Sends one change at a time, keeps why it failed, and whether somebody else was first. */
export function useChange() {
  const { isSending, failure, run } = useSending()
  const [isConflict, setConflict] = useState(false)
  const change = (send: () => Promise<void>) =>
    run(async () => {
      try {
        await send()
        setConflict(false)
        return undefined
      } catch (error) {
        setConflict(error instanceof ApiError && error.status === 409)
        return failureOf(error)
      }
    })
  return { isSending, failure, isConflict, change }
}
