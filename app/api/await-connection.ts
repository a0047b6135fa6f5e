const firstWaitMs = 2000
const longestWaitMs = 30_000

/**
 * Calls back when the connection may have returned: as soon as the browser reports it and, because
 * that may be wrong, after a wait that grows with the failed attempts. Returns how to stop waiting.
 */
export function awaitConnection(failedAttempts: number, tryAgain: () => void): () => void {
  const waitMs = Math.min(firstWaitMs * 2 ** failedAttempts, longestWaitMs)
  const timer = setTimeout(tryAgain, waitMs)
  window.addEventListener('online', tryAgain)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', tryAgain)
  }
}
