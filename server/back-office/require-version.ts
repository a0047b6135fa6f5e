import { refusal } from '../http/refusal.ts'

/** Refuses an edit based on an older version than the current one, which `present` adds to the refusal. */
export function requireVersion<Row extends { version: number }>(
  row: Row,
  seen: number | undefined,
  present?: (row: Row) => object,
): void {
  if (row.version !== seen) {
    throw refusal('editedElsewhere', present && { current: present(row) })
  }
}
