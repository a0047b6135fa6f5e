/** A phone number without the spaces, dashes, dots and brackets people write into it. */
export function normalizePhone(text: string): string {
  return text.replace(/[\s\-.()]/g, '')
}

/** 10 to 15 digits with an optional plus: signup, profile and delivery addresses. */
export function isPhone(text: string): boolean {
  return /^\+?\d{10,15}$/.test(normalizePhone(text))
}

/** 10 to 12 digits with an optional plus: the contact form. */
export function isContactPhone(text: string): boolean {
  return /^\+?\d{10,12}$/.test(normalizePhone(text))
}
