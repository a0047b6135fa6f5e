import type { Facts } from '../database/schema.ts'

/** The fields that differ, before and after; undefined if none does. */
export function changedFacts(
  before: Facts,
  after: Facts,
): { before: Facts; after: Facts } | undefined {
  const differing = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (differing.length === 0) return undefined
  const only = (facts: Facts) =>
    Object.fromEntries(differing.map((name) => [name, facts[name] ?? null]))
  return { before: only(before), after: only(after) }
}
