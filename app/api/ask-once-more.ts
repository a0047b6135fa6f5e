import { isWorthRetrying } from '../../contract/client.ts'

/**
 * Sends a request once more that got no answer, or that of a fault: the first may have done what it should. Only for what
 * the shop does once, however often it is asked.
 */
export async function askOnceMore<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Error) || !isWorthRetrying(0, error)) throw error
    return await ask()
  }
}
