import { refusal } from '../http/refusal.ts'

/**
 * What an edit based on `version` wrote, or the refusal of one that came second. Write with
 * `where id = … and version = …`, raise the version in the same statement, and hand its row to this.
 */
export function requireEdited<Row>(row: Row | undefined): Row {
  if (!row) throw refusal('editedElsewhere')
  return row
}
