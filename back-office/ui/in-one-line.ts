/** An address without its empty parts: of an erased one only the country is left. */
export function inOneLine(...parts: string[]): string {
  return parts.filter(Boolean).join(', ')
}
