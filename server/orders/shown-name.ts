/** The name that the customer saw: in their language, if it was translated. */
export function shownName(line: { name: string; translatedName: string | null }): string {
  return line.translatedName ?? line.name
}
