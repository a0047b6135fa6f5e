import { useState } from 'react'
import { customerIn, readToken } from '../api/token.ts'
import { useSession } from '../shell/session.tsx'

/**
 * Who is at the tab: a customer, or a guest. `key` is for a form that everybody may fill in: it starts again when a
 * customer is not the one at the tab any more, while a guest who signs in goes on.
 */
export function usePerson() {
  const { status, user } = useSession()
  // Known before the shop has said so.
  const [atFirst] = useState(() => customerIn(readToken()))
  const id = user ? user.id : status === 'guest' ? undefined : atFirst
  const [last, setLast] = useState({ id, key: 0 })
  if (last.id !== id) setLast({ id, key: last.id === undefined ? last.key : last.key + 1 })
  return { id, key: last.key }
}
