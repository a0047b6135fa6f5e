import { normalizePhone } from '../../../domain/accounts/phone.ts'

/**
 * Text without what makes PayHere answer "Something Went Wrong" (emoji, markup).
 * A field may not be empty, so that nothing left becomes a dot.
 */
export function plainText(text: string, longest: number): string {
  const kept = text.normalize('NFC').replace(notTaken, '')
  const words = kept.replace(/ +/g, ' ').trim()
  return [...words].slice(0, longest).join('').trim() || '..'
}

/** Some emoji are letters, like ℹ️, or digits in a frame, like 1️⃣. */
const notTaken =
  /[^\p{L}\p{M}\p{N} .,'/()#:+-]|[\p{Extended_Pictographic}\p{Variation_Selector}\p{Me}]/gu

/** "Nimali Perera Silva" is Nimali, of the Perera Silvas; a single name has a dot for its last. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { firstName: plainText(first, 50), lastName: plainText(rest.join(' '), 50) }
}

/** "0771234567" for a Sri Lankan number however it was written; others keep their country code. */
export function localPhone(phone: string): string {
  const number = normalizePhone(phone)
  const sriLankan = /^(?:\+94|0094|94(?=0?\d{9}$))0?(\d{9})$/.exec(number)
  return sriLankan ? `0${sriLankan[1]}` : number
}

/** Addresses have no city of their own: the last part of the street names it, else the postal code. */
export function cityOf(address: { streetAddress: string; postalCode: string }): string {
  const [, ...parts] = address.streetAddress.split(',')
  const last = plainText(parts.at(-1) ?? '', 50)
  return /\p{L}/u.test(last) ? last : plainText(address.postalCode, 50)
}
