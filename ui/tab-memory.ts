/** What this tab keeps, so that it survives a reload; other tabs do not see it. */
export function keptInTab<Value>(key: string): Value | undefined {
  const kept = window.sessionStorage.getItem(key)
  // Only `keepInTab` writes to the keys of its callers, each with its own type.
  return kept === null ? undefined : (JSON.parse(kept) as Value)
}

/** Forgets it if the value is undefined. */
export function keepInTab(key: string, value: unknown): void {
  if (value === undefined) window.sessionStorage.removeItem(key)
  else window.sessionStorage.setItem(key, JSON.stringify(value))
}
