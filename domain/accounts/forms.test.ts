import { expect, test } from 'vitest'
import { recipientForm } from '../recipients/recipient-form.ts'
import { fieldTexts } from '../texts/en/fields.ts'
import { recipientTexts } from '../texts/en/recipients.ts'
import { loginForm, profileEdit, signupForm } from './forms.ts'

const signup = signupForm(fieldTexts)
const address = recipientForm({ fieldTexts, recipientTexts })

const nimali = {
  name: 'Nimali Perera',
  email: 'nimali@example.com',
  nic: '911042754V',
  password: 'Kiribath#1',
  confirmPassword: 'Kiribath#1',
  telephone: '+94 77 123 4567',
}

/** The first message of each invalid field, as a form shows them. */
function firstMessages(
  form: typeof signup | typeof address | ReturnType<typeof loginForm | typeof profileEdit>,
  values: unknown,
) {
  const messages: Record<string, string> = {}
  for (const issue of form.safeParse(values).error?.issues ?? []) {
    messages[issue.path.join('..')] ??= issue.message
  }
  return messages
}

test('a name of three characters is enough for a registration', () => {
  expect(firstMessages(signup, { ...nimali, name: 'Nim' })).toEqual({})
})

test('a registration passes with spaces and dashes as people type them', () => {
  expect(firstMessages(signup, nimali)).toEqual({})
  expect(firstMessages(signup, { ...nimali, nic: '1991 1040-2754' })).toEqual({})
  expect(firstMessages(signup, { ...nimali, nic: '911042754 x' })).toEqual({})
})

test.each([
  ['name', '', 'Full name is required'],
  ['name', 'Ni', 'Name must be at least 3 characters'],
  ['email', '', 'Email is required'],
  ['email', 'nimali@', 'Please enter a valid email address'],
  ['nic', '', 'NIC is required'],
  ['nic', '91104275', 'Please enter a valid NIC (10 digits ending with V/X or 12 digits)'],
  ['password', '', 'Password is required'],
  ['password', 'Kir#1', 'Password must be at least 8 characters'],
  ['password', 'kiribath#1', 'Password must contain at least one uppercase letter'],
  ['password', 'Kiribath#', 'Password must contain at least one number'],
  ['password', 'Kiribath1', 'Password must contain at least one special character'],
  ['confirmPassword', 'Kiribath#2', 'Passwords do not match'],
  ['telephone', '', 'Phone number is required'],
  ['telephone', '12345', 'Please enter a valid phone number (10-15 digits)'],
])('signup with the %s "%s" says "%s"', (field, value, message) => {
  expect(firstMessages(signup, { ...nimali, [field]: value })[field]).toBe(message)
})

test('all invalid fields of a signup are reported at once', () => {
  const empty = { name: '', email: '', nic: '', password: '', confirmPassword: '', telephone: '' }
  const messages = firstMessages(signup, empty)
  expect(Object.keys(messages).sort()).toEqual(Object.keys(empty).sort())
  expect(messages.confirmPassword).toBe('Please confirm your password')
})

test('login needs an email address and a password of any length', () => {
  expect(firstMessages(loginForm(fieldTexts), { email: 'nimali', password: '' })).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password is required',
  })
  const short = { email: 'nimali@example.com', password: 'Kiri#1' }
  expect(firstMessages(loginForm(fieldTexts), short)).toEqual({})
})

test('a password of one letter and one of 200 can be right, a longer one cannot', () => {
  const messages = (password: string) =>
    firstMessages(loginForm(fieldTexts), { email: 'nimali@example.com', password })
  expect(messages('K')).toEqual({})
  expect(messages('K'.repeat(200))).toEqual({})
  expect(messages('K'.repeat(201))).toEqual({
    password: 'Password must be 200 characters or less',
  })
})

test('a name has up to 100 characters', () => {
  expect(firstMessages(signup, { ...nimali, name: 'N'.repeat(100) })).toEqual({})
  expect(firstMessages(signup, { ...nimali, name: 'N'.repeat(101) })).toEqual({
    name: 'Name must be 100 characters or less',
  })
})

test('another email address in the profile needs the password', () => {
  const { name, telephone } = nimali
  const messages = (email: string, password?: string) =>
    firstMessages(profileEdit(fieldTexts, nimali), { name, telephone, email, password })
  expect(messages(' Nimali@Example.com')).toEqual({})
  expect(messages('kamala@example.com')).toEqual({ password: 'Password is required' })
  expect(messages('kamala@example.com', 'Kiribath#1')).toEqual({})
})

const home = {
  recipientName: 'Nimali Perera',
  streetAddress: 'No. 12, Example Lane',
  postalCode: '10250',
  contact: '077 123 4567',
}

test('an address needs a name, a street, a postal code and a phone number, nothing more', () => {
  expect(address.parse(home).country).toBe('Sri Lanka')
  for (const field of Object.keys(home)) {
    expect(firstMessages(address, { ...home, [field]: '  ' })[field]).toBe(
      'Please fill in all required fields',
    )
  }
})
