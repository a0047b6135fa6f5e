import { useState } from 'react'

/** The chosen rows by their ids. They stay chosen from page to page of a list. */
export function useChosen<Row extends { id: number }>() {
  const [chosen, setChosen] = useState<ReadonlyMap<number | string, Row>>(new Map())
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
