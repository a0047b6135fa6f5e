/**
 * A phone number without the spaces, dashes, dots and brackets that people type, the marks that phones put around what is
 * copied from their contacts, and the 0 of "+94 (0)77 123 4567", with which nobody can be called.
 */
export function normalizePhone(text: string): string {
  return text.replace(/[\s\p{Dash}\p{Cf}.()]/gu, '').replace(/^(\+94|0094)0(?=\d{9}$)/, '$1')
}

/** The part of a number that is the same in its national form, with a leading 0, and its international form, with +94. */
export function phoneWithoutPrefix(text: string): string {
  return normalizePhone(text).replace(/^(?:(?:\+|00)94)?0?/, '')
}

/** 10 to 15 digits with an optional plus: signup, profile and delivery addresses. */
export function isPhone(text: string): boolean {
  return /^\+?\d{10,15}$/.test(normalizePhone(text))
}

/** 10 to 12 digits with an optional plus: the contact form. */
export function isContactPhone(text: string): boolean {
  return /^\+?\d{10,12}$/.test(normalizePhone(text))
}
