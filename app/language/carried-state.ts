import { keepInTab, keptInTab } from '../../ui/tab-memory.ts'
import { type Typed, typeAgain, typedIntoForms } from './carried-typing.ts'

/** A page of an earlier release, which was left just before, has not kept what was typed. */
type Carried = { address: string; state: unknown; typed?: Typed[] }

const key = 'state of the page in another language'

/**
 * Keeps the page's navigation state for its version in another language, which is loaded as a whole: a login page
 * remembers in it where the customer wanted to go. So it does with what was typed into forms.
 */
export function carryState(address: string): void {
  keepInTab(key, { address, state: history.state, typed: typedIntoForms() } satisfies Carried)
}

/** Gives the page the state that it had in another language. Before hydration, which leaves alone what is in its fields. */
export function takeCarriedState(): void {
  const carried = keptInTab<Carried>(key)
  keepInTab(key, undefined)
  if (carried?.address !== window.location.href) return
  history.replaceState(carried.state, '')
  typeAgain(carried.typed ?? [])
}
