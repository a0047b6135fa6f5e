import { areas, pageRights } from '../areas.ts'
import { useMay } from '../session/operator.tsx'
import { useDeliversInRuns, usePicksOnPhone } from '../session/use-features.ts'

/** The areas that the operator who is signed in can use. */
export function useAreas() {
  const may = useMay()
  const picksOnPhone = usePicksOnPhone()
  const deliversInRuns = useDeliversInRuns()
  const off = new Set([
    ...(picksOnPhone ? [] : ['/picking']),
    ...(deliversInRuns ? [] : ['/runs', '/driving']),
  ])
  return areas.filter((path) => may(pageRights[path]) && !off.has(path))
}
