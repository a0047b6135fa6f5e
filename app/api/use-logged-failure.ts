import { useEffect } from 'react'
import { ApiError } from '../../contract/client.ts'

/** Tells the browser's console why a list is empty: the page says nothing about it. */
export function useLoggedFailure(what: string, error: Error | null): void {
  useEffect(() => {
    if (!error) return
    const requestId = error instanceof ApiError ? error.body.requestId : undefined
    const request = requestId ? ` (request ${requestId})` : ''
    // biome-ignore lint/suspicious/noConsole: the page says nothing, so the reason has to be here
    console.error(`Failed to load ${what}${request}: ${error.message}`)
  }, [what, error])
}
