import { useState } from 'react'

/**
 * The chosen rows by their ids, as the list last showed them. They stay chosen from page to page of it.
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
  const toggle = (rows: readonly Row[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (isChosen) next.set(row.id, row)
      else next.delete(row.id)
    }
    setChosen(next)
  }
  return { chosen, toggle, clear: () => setChosen(new Map()) }
}
