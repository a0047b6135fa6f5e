/** Addresses are compared without regard to case or surrounding space. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** "Looks like an address": something, an @, a domain with a dot, no spaces, within what mail allows. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return (
    address.length <= 254 &&
    /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/.test(address)
  )
}
