import type { Location } from 'react-router'
import { returnPathOf } from '../shell/return-path.ts'

/**
 * Where a login goes on that the shop continues elsewhere: at the remembered page if it is one of the pages
 * there, otherwise at the first of them.
 */
export function continuationOf(
  continueAt: string,
  { state, search }: Pick<Location, 'state' | 'search'>,
): string {
  const from = new URLSearchParams(search).get('from')
  const remembered = [returnPathOf(state), returnPathOf({ from })]
  const isThere = (path: string) =>
    path.startsWith(`${continueAt}/`) || path.startsWith(`${continueAt}?`)
  return remembered.find(isThere) ?? continueAt
}
