/** Email addresses are compared without regard to case or surrounding space. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** Whether it looks like an email address: something, an @, a domain with a dot, no spaces, and no longer than mail allows. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return (
    address.length <= 254 &&
    /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/.test(address)
  )
}
