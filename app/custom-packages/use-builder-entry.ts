import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { type BuilderEntry, draftCarriedBy } from './kept-draft.ts'

/**
 * Whether the browser's history is at the builder, and moves to and from it. `kept` is where the builder
 * was last open, perhaps before a reload. A login replaces its page by the one that the customer came from.
 */
export function useBuilderEntry(kept: BuilderEntry | null) {
  const { key, pathname, state } = useLocation()
  const isAfterLogin = useNavigationType() === 'REPLACE'
  const navigate = useNavigate()
  const [entry, setEntry] = useState(() =>
    kept && isAfterLogin ? { key, isAfterList: false } : kept?.key ? kept : null,
  )
  const isBuilding = entry !== null && (entry.key ?? key) === key
  const isAfterList = entry?.isAfterList === true
  const carried = useMemo(() => draftCarriedBy(state), [state])
  const isList = !isBuilding && !carried

  useEffect(() => setEntry((last) => (last?.key === null ? { ...last, key } : last)), [key])

  const enter = useCallback(() => {
    if (isBuilding) return
    setEntry({ key: null, isAfterList: isList })
    // What another page carried here is cleared, and going back leads to that page.
    void navigate(pathname, { replace: !isList, preventScrollReset: true })
  }, [isBuilding, isList, pathname, navigate])

  const exit = useCallback(() => {
    if (!isBuilding) return
    setEntry(null)
    if (isAfterList) void navigate(-1)
  }, [isBuilding, isAfterList, navigate])

  return { isBuilding, entry, carried, enter, exit }
}
