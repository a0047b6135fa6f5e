/** Email addresses are compared without regard to case or surrounding space. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}

export function isSameEmail(one: string, other: string): boolean {
  return normalizeEmail(one) === normalizeEmail(other)
}

/**
 * Whether it looks like an email address that mail could reach: parts joined by single dots, an @, and a
 * domain whose last part is not a number; no longer than mail allows. Letters of every script are fine.
 */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return address.length <= 254 && pattern.test(address)
}

const atom = String.raw`[^\s\p{C}@<>(),;:"[\]\\.]+`
const label = String.raw`[\p{L}\p{N}]([\p{L}\p{M}\p{N}\u200c\u200d-]*[\p{L}\p{M}\p{N}])?`
const top = String.raw`(?!\p{N}+$)(?=..)${label}`
const pattern = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${atom}(\.${atom})*@(${label}\.)+${top}$`,
  'u',
)
