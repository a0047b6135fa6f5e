import { normalizePhone } from '../accounts/phone.ts'

/**
 * A mobile number of Sri Lanka as gateways want it, "94771234567"; undefined for all others: nobody reads a text message
 * on a landline, and those to other countries cost many times as much.
 */
export function mobileNumber(typed: string): string | undefined {
  const digits = normalizePhone(typed.normalize('NFKC'))
  const [, own] = /^(?:\+94|0094|94|0)(7\d{8})$/.exec(digits) ?? []
  return own && `94${own}`
}
