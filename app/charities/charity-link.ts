import type { Charity } from '../../contract/index.ts'
import { charityAddress } from '../../contract/pages.ts'
import { englishNameOf, type Named } from '../../domain/texts/english-name.ts'

/** The navigation state of a link to a charity's page: the charity's id and name. */
export type CharityState = { charityId: number; title: string }

export function charityLink(charity: Pick<Charity, 'id'> & Named) {
  const state: CharityState = { charityId: charity.id, title: charity.name }
  return { to: charityAddress(englishNameOf(charity)), state }
}

/** The state of such a link; undefined when the page was opened by its URL alone. */
export function charityStateOf(state: unknown): CharityState | undefined {
  if (!state || typeof state !== 'object') return undefined
  if (!('charityId' in state) || !('title' in state)) return undefined
  const { charityId, title } = state
  if (typeof charityId !== 'number' || typeof title !== 'string') return undefined
  return { charityId, title }
}
