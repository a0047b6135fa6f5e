import * as z from 'zod/mini'
import { loginPasswordLength } from '../limits.ts'
import { oneLine, requiredEmail, requiredText, withoutLink } from '../required-text.ts'
import type { Texts } from '../texts/texts.ts'
import { isSameEmail } from './email.ts'
import { isNic, normalizeNic } from './nic.ts'
import { isPhone, normalizePhone } from './phone.ts'

type FieldTexts = Texts['fieldTexts']

export function requiredPassword(texts: FieldTexts) {
  return z.string(texts.passwordRequired).check(z.minLength(1, texts.passwordRequired))
}

export function longestPassword(texts: FieldTexts) {
  return z.maxLength(200, texts.passwordTooLong)
}

/**
 * Rules of the login form. They ask for no length: a reset accepts shorter passwords than signup. The form
 * speaks of the length only when a short password is wrong.
 */
export function loginForm(texts: FieldTexts) {
  return z.object({
    email: requiredEmail(texts),
    password: requiredPassword(texts).check(longestPassword(texts)),
  })
}

/** Rules of what a registration sends; the server checks the same ones. */
export function registrationRules(texts: FieldTexts) {
  return z.object(registration(texts))
}

/** Rules of the profile's name, phone and e-mail: those of signup. The password is for another e-mail only. */
export function profileForm(texts: FieldTexts) {
  const { name, telephone, email } = registration(texts)
  const password = z.optional(z.string().check(longestPassword(texts)))
  return z.object({ name, telephone, email, password })
}

/** The same in the browser, which knows whether the e-mail is another one. */
export function profileEdit(texts: FieldTexts, { email: current }: { email: string }) {
  return profileForm(texts).check(
    z.refine(({ email, password }) => Boolean(password) || isSameEmail(email, current), {
      error: texts.passwordRequired,
      path: ['password'],
    }),
  )
}

/** The signup form: a registration plus the repeated password. */
export function signupForm(texts: FieldTexts) {
  const confirmPassword = z.string().check(z.minLength(1, texts.confirmPasswordRequired))
  return z.object({ ...registration(texts), confirmPassword }).check(
    z.refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
      error: texts.passwordsDiffer,
      path: ['confirmPassword'],
      // Shown together with the messages of the other fields, not only once those are valid.
      when: () => true,
    }),
  )
}

function registration(texts: FieldTexts) {
  return {
    name: requiredText(texts.fullNameRequired).check(
      z.minLength(3, texts.nameTooShort),
      z.maxLength(100, texts.nameTooLong),
      oneLine(texts),
      withoutLink(texts),
    ),
    email: requiredEmail(texts),
    nic: z.pipe(
      requiredText(texts.nicRequired).check(z.refine(isNic, texts.nicInvalid)),
      z.transform(normalizeNic),
    ),
    password: requiredPassword(texts).check(
      z.minLength(loginPasswordLength, texts.passwordTooShort(loginPasswordLength)),
      z.regex(/\p{Lu}/u, texts.passwordNeedsUppercase),
      z.regex(/\d/, texts.passwordNeedsNumber),
      z.regex(/[^\p{L}\p{N}\s]/u, texts.passwordNeedsSpecial),
      longestPassword(texts),
    ),
    telephone: z.pipe(
      requiredText(texts.phoneRequired).check(z.refine(isPhone, texts.phoneInvalid)),
      z.transform(normalizePhone),
    ),
  }
}
