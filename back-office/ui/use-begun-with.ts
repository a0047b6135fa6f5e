import { useState } from 'react'

/**
 * What a form changes: the latest version until something is typed, and from then on the version that the typing began
 * with. A later one that is loaded meanwhile neither takes the place of what is typed nor is saved over unseen.
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
