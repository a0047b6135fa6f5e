import { normalizePhone } from '../../../domain/accounts/phone.ts'

/**
 * Text without the characters for which PayHere responds "Something Went Wrong" (emoji, markup).
 * A field must not be empty: if nothing is left, it becomes two dots.
 */
export function plainText(text: string, longest: number): string {
  const kept = text.normalize('NFC').replace(notTaken, '')
  const words = kept.replace(/ +/g, ' ').trim()
  return [...words].slice(0, longest).join('').trim() || '..'
}

/** Some emoji count as letters, like ℹ️, or are digits in a frame, like 1️⃣. */
const notTaken =
  /[^\p{L}\p{M}\p{N} .,'/()#:+-]|[\p{Extended_Pictographic}\p{Variation_Selector}\p{Me}]/gu

/** "Nimali Perera Silva" has the first name Nimali; the last name of a single name is two dots. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { firstName: plainText(first, 50), lastName: plainText(rest.join(' '), 50) }
}

/** "0771234567" for a Sri Lankan number in any notation; others keep their country code. */
export function localPhone(phone: string): string {
  const number = normalizePhone(phone)
  const sriLankan = /^(?:\+94|0094|94(?=0?\d{9}$))0?(\d{9})$/.exec(number)
  return sriLankan ? `0${sriLankan[1]}` : number
}

/** Our addresses have no city: the last part of the street names it, otherwise the postal code is sent. */
export function cityOf(address: { streetAddress: string; postalCode: string }): string {
  const [, ...parts] = address.streetAddress.split(',')
  const last = plainText(parts.at(-1) ?? '', 50)
  return /\p{L}/u.test(last) ? last : plainText(address.postalCode, 50)
}
