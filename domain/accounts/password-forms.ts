import * as z from 'zod/mini'
import { newPasswordLength, otpDigits } from '../limits.ts'
import { requiredEmail } from '../required-text.ts'
import type { Texts } from '../texts/texts.ts'
import { longestPassword, requiredPassword } from './forms.ts'

type FieldTexts = Texts['fieldTexts']

/** Rules of the forgot-password form, and of every API call with only an email address. */
export function forgotPasswordForm(texts: FieldTexts) {
  return z.object({ email: requiredEmail(texts) })
}

/** The form of /new-password (specification, section 5, "New password page"). */
export function newPasswordForm(texts: FieldTexts) {
  return z
    .object({
      password: newPassword(texts),
      confirmPassword: z.string().check(z.minLength(1, texts.confirmPasswordRequired)),
    })
    .check(
      z.refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
        error: texts.passwordsDiffer,
        path: ['confirmPassword'],
        // Shown together with the messages of the other fields, not only once those are valid.
        when: () => true,
      }),
    )
}

/**
 * The one message to show about an invalid password change on the profile. The checks of the
 * specification (section 5, "Profile password change") come first, in its order, then the rules of every
 * new password.
 */
export function faultOfPasswordChange(
  form: { newPassword: string; confirmPassword: string },
  texts: Pick<Texts, 'fieldTexts' | 'profileTexts'>,
): string | undefined {
  const { passwordsMissing, passwordsDiffer, passwordTooShort } = texts.profileTexts
  if (form.newPassword === '' || form.confirmPassword === '') return passwordsMissing
  if (form.newPassword !== form.confirmPassword) return passwordsDiffer
  if (form.newPassword.length < newPasswordLength) return passwordTooShort(newPasswordLength)
  return newPassword(texts.fieldTexts).safeParse(form.newPassword).error?.issues[0]?.message
}

type CodeTexts = Pick<Texts, 'fieldTexts' | 'otpTexts'>

/** Rules for a code and the email address it was sent to, checked by the server. */
export function codeRules({ fieldTexts, otpTexts }: CodeTexts) {
  return z.object({ email: requiredEmail(fieldTexts), otp: code(otpTexts) })
}

/** Rules for a password reset, from /new-password and from the profile. */
export function resetRules({ fieldTexts, otpTexts }: CodeTexts) {
  return z.object({
    email: requiredEmail(fieldTexts),
    otp: code(otpTexts),
    password: newPassword(fieldTexts),
  })
}

/** Rules for a password reset with the link from the mail. */
export function linkResetRules({ fieldTexts }: Pick<Texts, 'fieldTexts'>) {
  return z.object({ password: newPassword(fieldTexts) })
}

function newPassword(texts: FieldTexts) {
  return requiredPassword(texts).check(
    z.minLength(newPasswordLength, texts.passwordTooShort(newPasswordLength)),
    z.regex(/\p{Lu}/u, texts.passwordNeedsUppercase),
    z.regex(/\p{Ll}/u, texts.passwordNeedsLowercase),
    z.regex(/\d/, texts.passwordNeedsNumber),
    z.regex(/[^\p{L}\p{N}\s]/u, texts.passwordNeedsSpecial),
    longestPassword(texts),
  )
}

function code(texts: Texts['otpTexts']) {
  const guestOrCustomerCode = new RegExp(`^\\d{${otpDigits.guest}}(\\d{2})?$`)
  return z.string().check(z.trim(), z.regex(guestOrCustomerCode, texts.invalid))
}
