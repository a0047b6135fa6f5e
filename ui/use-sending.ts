import { useRef, useState } from 'react'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { useTexts } from './texts.ts'

/** Sends one thing at a time, and keeps the failure message until the next attempt. */
export function useSending(earlierFailure?: string) {
  const texts = useTexts(controlTexts)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState(earlierFailure)
  const isBusy = useRef(false)

  /** `send` returns why it failed, if it did. */
  const run = async (send: () => Promise<string | undefined>) => {
    // The state `isSending` is set too late for the second click of a double click.
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setFailure(undefined)
    try {
      setFailure(await send())
    } catch {
      // Only a failed dynamic import gets here: API calls handle their own failures.
      setFailure(texts.networkError)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return { isSending, failure, run, clearFailure: () => setFailure(undefined) }
}
