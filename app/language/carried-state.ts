import { keepInTab, keptInTab } from '../../ui/tab-memory.ts'

type Carried = { address: string; state: unknown }

const key = 'state of the page in another language'

/**
 * Keeps the page's navigation state for its version in another language, which is loaded as a whole: a login page
 * remembers in it where the customer wanted to go.
 */
export function carryState(address: string): void {
  keepInTab(key, { address, state: history.state } satisfies Carried)
}

/** Gives the page the state that it had in another language. */
export function takeCarriedState(): void {
  const carried = keptInTab<Carried>(key)
  keepInTab(key, undefined)
  if (carried?.address === window.location.href) history.replaceState(carried.state, '')
}
