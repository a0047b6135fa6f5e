import { useState } from 'react'

/**
 * What a form changes: the latest version until something is typed, and from then on the version that the typing began
 * with. If a later one is loaded, what is typed stays, and the server refuses to save it over that one.
 */
export function useBegunWith<Thing>(latest: Thing) {
  const [begun, setBegun] = useState<Thing>()
  const shown = begun ?? latest
  const startOver = () => setBegun(undefined)
  return {
    shown,
    /** For after it was saved. */
    startOver,
    /** The properties of the form. */
    typing: { onType: () => setBegun(shown), onShowCurrent: startOver },
  }
}
