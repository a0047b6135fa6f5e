import { tabMemory } from './site-data.ts'

/** What this tab keeps, so that it survives a reload; other tabs do not see it. */
export function keptInTab<Value>(key: string): Value | undefined {
  const kept = tabMemory.getItem(key)
  // Only `keepInTab` writes to the keys of its callers, each with its own type.
  return kept === null ? undefined : (JSON.parse(kept) as Value)
}

/** Forgets it if the value is undefined. */
export function keepInTab(key: string, value: unknown): void {
  if (value === undefined) tabMemory.removeItem(key)
  else tabMemory.setItem(key, JSON.stringify(value))
}
