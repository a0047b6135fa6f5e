import * as z from 'zod/mini'
import { loginPasswordLength } from '../limits.ts'
import { requiredEmail as email, requiredText as required } from '../required-text.ts'
import { fieldTexts } from '../texts/en/fields.ts'
import { isNic } from './nic.ts'
import { isPhone } from './phone.ts'

const fields = fieldTexts

export const passwordRequired = z
  .string(fields.passwordRequired)
  .check(z.minLength(1, fields.passwordRequired))
export const longestPassword = z.maxLength(200, fields.passwordTooLong)

/** Rules of the login form (specification, section 5, "Login"). */
export const loginForm = z.object({
  email,
  password: passwordRequired.check(
    z.minLength(loginPasswordLength, fields.passwordTooShort(loginPasswordLength)),
    longestPassword,
  ),
})

const registration = {
  name: required(fields.fullNameRequired).check(
    z.minLength(3, fields.nameTooShort),
    z.maxLength(100, fields.nameTooLong),
  ),
  email,
  nic: required(fields.nicRequired).check(z.refine(isNic, fields.nicInvalid)),
  password: passwordRequired.check(
    z.minLength(loginPasswordLength, fields.passwordTooShort(loginPasswordLength)),
    z.regex(/\p{Lu}/u, fields.passwordNeedsUppercase),
    z.regex(/\d/, fields.passwordNeedsNumber),
    z.regex(/[^\p{L}\p{N}\s]/u, fields.passwordNeedsSpecial),
    longestPassword,
  ),
  telephone: required(fields.phoneRequired).check(z.refine(isPhone, fields.phoneInvalid)),
}

/** Rules of what a registration sends; the server checks the same ones. */
export const registrationRules = z.object(registration)

/** Rules of the profile's name, phone and e-mail: those of signup. */
export const profileForm = z.object({
  name: registration.name,
  telephone: registration.telephone,
  email,
})

/** The signup form: a registration plus the repeated password. */
export const signupForm = z.object({ ...registration, confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    error: fields.passwordsDiffer,
    path: ['confirmPassword'],
    // Shown together with the other fields' faults, not only once they are mended.
    when: () => true,
  }),
)
