import { useState } from 'react'
import type { RefusedOrders } from './complete-button.tsx'

/**
 * The chosen rows by their ids, as the list last showed them. They stay chosen from page to page of it, until they are
 * dropped because they were refused.
 * @param shown the rows of the page that is shown, once it is loaded
 */
export function useChosen<Row extends { id: number }>(shown: readonly Row[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<number | string, Row>>(new Map())
  const [known, setKnown] = useState(shown)
  if (shown !== known) {
    setKnown(shown)
    const changed = (shown ?? []).filter(({ id }) => chosen.has(id))
    setChosen(new Map([...chosen, ...changed.map((row) => [row.id, row] as const)]))
  }
  const [dropped, setDropped] = useState<RefusedOrders>()
  const choose = (next: ReadonlyMap<number | string, Row>) => {
    setChosen(next)
    setDropped(undefined)
  }
  const toggle = (rows: readonly Row[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (isChosen) next.set(row.id, row)
      else next.delete(row.id)
    }
    choose(next)
  }
  const drop = (refused: RefusedOrders) => {
    setChosen((now) => new Map([...now].filter(([, { id }]) => !refused.ids.includes(id))))
    setDropped(refused)
  }
  return { chosen, dropped, toggle, drop, clear: () => choose(new Map()) }
}
