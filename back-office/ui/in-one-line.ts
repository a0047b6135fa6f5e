/** What there is of an address: of one that was erased, nothing but the country. */
export function inOneLine(...parts: string[]): string {
  return parts.filter(Boolean).join(', ')
}
