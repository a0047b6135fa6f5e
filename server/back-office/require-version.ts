import { refusal } from '../http/refusal.ts'

/**
 * Refuses an edit based on an older version than the current one, which `present` adds to the refusal. Edits of facts
 * ask it only if they change something: what stands already may have been saved by an earlier try, whose answer was lost.
 */
export function requireVersion<Row extends { version: number }>(
  row: Row,
  seen: number | undefined,
  present?: (row: Row) => object,
): void {
  if (row.version !== seen) {
    throw refusal('editedElsewhere', present && { current: present(row) })
  }
}
