/** The part of a browser's storage that the shop uses. */
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys: () => string[] }

/** What the browser keeps for all tabs, also after they are closed. */
export const localMemory = memoryIn(() => window.localStorage)
/** What it keeps for this tab. */
export const tabMemory = memoryIn(() => window.sessionStorage)

/** Where the browser blocks the data of sites or has no room for it, it is kept as long as the page is open. */
function memoryIn(open: () => Storage | null): Memory {
  const instead = new Map<string, string>()
  const storage = () => {
    try {
      return open()
    } catch {
      // Blocked: reading the property itself throws.
      return null
    }
  }
  return {
    getItem: (key) => instead.get(key) ?? storage()?.getItem(key) ?? null,
    setItem: (key, value) => {
      instead.set(key, value)
      try {
        const kept = storage()
        kept?.setItem(key, value)
        if (kept) instead.delete(key)
      } catch {
        // Full.
      }
    },
    removeItem: (key) => {
      instead.delete(key)
      storage()?.removeItem(key)
    },
    keys: () => [...instead.keys(), ...Object.keys(storage() ?? {})],
  }
}
