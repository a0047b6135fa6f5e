import type { Charity } from '../../contract/index.ts'
import { charityAddress } from '../../contract/pages.ts'

/** What a link to a charity's page carries along: which charity it is, and what it is called. */
export type CharityState = { charityId: number; title: string }

export function charityLink({ id, name }: Pick<Charity, 'id' | 'name'>) {
  const state: CharityState = { charityId: id, title: name }
  return { to: charityAddress(name), state }
}

/** What such a link carried; nothing when the page was opened by its address alone. */
export function charityStateOf(state: unknown): CharityState | undefined {
  if (!state || typeof state !== 'object') return undefined
  if (!('charityId' in state) || !('title' in state)) return undefined
  const { charityId, title } = state
  if (typeof charityId !== 'number' || typeof title !== 'string') return undefined
  return { charityId, title }
}
