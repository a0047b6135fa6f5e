import { areas, pageRights } from '../areas.ts'
import { useMay } from '../session/operator.tsx'
import { usePicksOnPhone } from '../session/use-features.ts'

/** The areas that the operator who is signed in can use. */
export function useAreas() {
  const may = useMay()
  const picksOnPhone = usePicksOnPhone()
  return areas.filter((path) => may(pageRights[path]) && (path !== '/picking' || picksOnPhone))
}
