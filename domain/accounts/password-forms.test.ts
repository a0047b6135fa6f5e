import { expect, test } from 'vitest'
import { otpTexts } from '../texts/en/account.ts'
import { fieldTexts } from '../texts/en/fields.ts'
import { profileTexts } from '../texts/en/profile.ts'
import {
  faultOfPasswordChange,
  forgotPasswordForm,
  newPasswordForm,
  resetRules,
} from './password-forms.ts'

type Form = { safeParse: (values: unknown) => { error?: { issues: Issue[] } | undefined } }
type Issue = { path: PropertyKey[]; message: string }

/** The first message of each invalid field, as a form shows them. */
function firstMessages(form: Form, values: unknown) {
  const messages: Record<string, string> = {}
  for (const { path, message } of form.safeParse(values).error?.issues ?? []) {
    messages[path.join('..')] ??= message
  }
  return messages
}

test('the forgot-password form needs a valid email address', () => {
  expect(firstMessages(forgotPasswordForm(fieldTexts), { email: '' }).email).toBe(
    'Email is required',
  )
  expect(firstMessages(forgotPasswordForm(fieldTexts), { email: 'nimali' }).email).toBe(
    'Please enter a valid email address',
  )
  expect(firstMessages(forgotPasswordForm(fieldTexts), { email: ' nimali@example.com ' })).toEqual(
    {},
  )
})

test.each([
  ['', 'Password is required'],
  ['Ki#1a', 'Password must be at least 6 characters'],
  ['kiribath#1', 'Password must contain at least one uppercase letter'],
  ['KIRIBATH#1', 'Password must contain at least one lowercase letter'],
  ['Kiribath#', 'Password must contain at least one number'],
  ['Kiribath1', 'Password must contain at least one special character'],
])('the new password "%s" says "%s"', (password, message) => {
  const form = { password, confirmPassword: password || 'x' }
  expect(firstMessages(newPasswordForm(fieldTexts), form).password).toBe(message)
})

test('six characters of all four kinds are enough', () => {
  const form = { password: 'Kiri#1', confirmPassword: 'Kiri#1' }
  expect(firstMessages(newPasswordForm(fieldTexts), form)).toEqual({})
})

test('the new password must be repeated', () => {
  const password = 'Kiribath#2'
  expect(firstMessages(newPasswordForm(fieldTexts), { password, confirmPassword: '' })).toEqual({
    confirmPassword: 'Please confirm your password',
  })
  expect(
    firstMessages(newPasswordForm(fieldTexts), { password, confirmPassword: 'Kiribath#3' }),
  ).toEqual({
    confirmPassword: 'Passwords do not match',
  })
})

test.each([
  ['', 'Kiri#1', 'Please fill in all password fields.'],
  ['Kiri#1', '', 'Please fill in all password fields.'],
  ['Kiri', 'Kira', 'New passwords do not match.'],
  ['Ki#1a', 'Ki#1a', 'Password must be at least 6 characters long.'],
  ['kiri#1', 'kiri#1', 'Password must contain at least one uppercase letter'],
  ['KIRI#1', 'KIRI#1', 'Password must contain at least one lowercase letter'],
  ['Kiri##', 'Kiri##', 'Password must contain at least one number'],
  ['Kiri11', 'Kiri11', 'Password must contain at least one special character'],
  ['Kiri#1', 'Kiri#1', undefined],
])('on the profile "%s" and "%s" say "%s"', (newPassword, confirmPassword, message) => {
  const texts = { fieldTexts, profileTexts }
  expect(faultOfPasswordChange({ newPassword, confirmPassword }, texts)).toBe(message)
})

test('a reset takes codes of 4 and of 6 digits, and no others', () => {
  const reset = { email: 'nimali@example.com', password: 'Kiri#1' }
  for (const otp of ['1234', '123456', ' 1234 ']) {
    expect(firstMessages(resetRules({ fieldTexts, otpTexts }), { ...reset, otp })).toEqual({})
  }
  for (const otp of ['', '123', '12345', '1234567', 'abcd']) {
    expect(firstMessages(resetRules({ fieldTexts, otpTexts }), { ...reset, otp })).toEqual({
      otp: 'Invalid OTP code. Please try again.',
    })
  }
})
