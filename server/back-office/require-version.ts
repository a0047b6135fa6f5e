import { refusal } from '../http/refusal.ts'

/** Refuses an edit of what somebody else has changed since the operator saw it; `present` shows how it is now. */
export function requireVersion<Row extends { version: number }>(
  row: Row,
  seen: number | undefined,
  present?: (row: Row) => object,
): void {
  if (row.version !== seen) {
    throw refusal('editedElsewhere', present && { current: present(row) })
  }
}
