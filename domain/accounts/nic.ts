/** The identity card number with everything but digits, V and X removed, in capitals. */
export function normalizeNic(text: string): string {
  return text.toUpperCase().replace(/[^0-9VX]/g, '')
}

/** Old cards have 9 digits and V or X, new ones 12 digits (specification, section 5, "Signup"). */
export function isNic(text: string): boolean {
  return /^(\d{9}[VX]|\d{12})$/.test(normalizeNic(text))
}
