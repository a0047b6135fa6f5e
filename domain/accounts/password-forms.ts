import * as z from 'zod/mini'
import { newPasswordLength, otpDigits } from '../limits.ts'
import { requiredEmail as email } from '../required-text.ts'
import { otpTexts } from '../texts/en/account.ts'
import { fieldTexts } from '../texts/en/fields.ts'
import { profileTexts } from '../texts/en/profile.ts'
import { longestPassword, passwordRequired } from './forms.ts'

const fields = fieldTexts
const otp = otpTexts
const profile = profileTexts

/** Rules of the forgot-password form, and of every call that names an address only. */
export const forgotPasswordForm = z.object({ email })

/** What a customer types on /otp (specification, section 5, "OTP page"). */
export const otpForm = z.object({
  otp: z
    .string()
    .check(z.regex(new RegExp(`^\\d{${otpDigits.guest}}$`), otp.incomplete(otpDigits.guest))),
})

const newPassword = passwordRequired.check(
  z.minLength(newPasswordLength, fields.passwordTooShort(newPasswordLength)),
  z.regex(/\p{Lu}/u, fields.passwordNeedsUppercase),
  z.regex(/\p{Ll}/u, fields.passwordNeedsLowercase),
  z.regex(/\d/, fields.passwordNeedsNumber),
  z.regex(/[^\p{L}\p{N}\s]/u, fields.passwordNeedsSpecial),
  longestPassword,
)

/** The form of /new-password (specification, section 5, "New password page"). */
export const newPasswordForm = z
  .object({
    password: newPassword,
    confirmPassword: z.string().check(z.minLength(1, fields.confirmPasswordRequired)),
  })
  .check(
    z.refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
      error: fields.passwordsDiffer,
      path: ['confirmPassword'],
      // Shown together with the other fields' faults, not only once they are mended.
      when: () => true,
    }),
  )

/**
 * What is wrong with a password change on the profile, as the one message to show, in the order of
 * the specification (section 5, "Profile password change") before the rules of every new password.
 */
export function faultOfPasswordChange(form: {
  newPassword: string
  confirmPassword: string
}): string | undefined {
  if (form.newPassword === '' || form.confirmPassword === '') return profile.passwordsMissing
  if (form.newPassword !== form.confirmPassword) return profile.passwordsDiffer
  if (form.newPassword.length < newPasswordLength)
    return profile.passwordTooShort(newPasswordLength)
  return newPassword.safeParse(form.newPassword).error?.issues[0]?.message
}

const code = z
  .string()
  .check(z.trim(), z.regex(new RegExp(`^\\d{${otpDigits.guest}}(\\d{2})?$`), otp.invalid))

/** A code and the address it was sent to: what the server checks for. */
export const codeRules = z.object({ email, otp: code })

/** A password reset, from /new-password and from the profile alike. */
export const resetRules = z.object({ email, otp: code, password: newPassword })
