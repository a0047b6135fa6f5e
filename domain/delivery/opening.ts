/** Whether no orders are taken on a day ("2026-12-24"): they are again from the first one on; empty: they always are. */
export function isClosedOn(today: string, closedUntil: string): boolean {
  return today < closedUntil
}
