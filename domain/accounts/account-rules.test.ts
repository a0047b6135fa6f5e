import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldTexts } from '../texts/en/fields.ts'
import { isEmail, normalizeEmail } from './email.ts'
import { loginForm, registrationRules } from './forms.ts'
import { isNic, normalizeNic } from './nic.ts'
import { newPasswordForm } from './password-forms.ts'
import { isContactPhone, isPhone, normalizePhone, phoneWithoutPrefix } from './phone.ts'

const digits = (minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength })
const anyText = fc.string({ unit: 'binary', maxLength: 40 })

/** The text with some of these separators inserted, as people group what they type. */
const strewn = (text: fc.Arbitrary<string>, separators: string[]) =>
  text.chain((whole) =>
    fc
      .array(fc.constantFrom('', '', ...separators), {
        minLength: whole.length,
        maxLength: whole.length,
      })
      .map((gaps) => [...whole].map((letter, index) => letter + gaps[index]).join('')),
  )

const oldNic = fc
  .tuple(digits(9), fc.constantFrom('V', 'X', 'v', 'x'))
  .map((parts) => parts.join(''))
const newNic = digits(12)
const phone = fc.tuple(fc.constantFrom('', '+'), digits(10, 15)).map((parts) => parts.join(''))

test('an identity card number of either kind passes however it is grouped', () => {
  fc.assert(
    fc.property(strewn(fc.oneof(oldNic, newNic), [' ', '-', '..', '/']), (text) => {
      expect(isNic(text)).toBe(true)
      expect(normalizeNic(text)).toMatch(/^(\d{9}[VX]|\d{12})$/)
    }),
  )
})

test('an identity card number of another length never passes', () => {
  const lengths = digits(0, 20).filter((text) => text.length !== 12)
  fc.assert(fc.property(lengths, (text) => !isNic(text)))
  const withLetter = digits(0, 20).filter((text) => text.length !== 9)
  fc.assert(fc.property(withLetter, (text) => !isNic(`${text}V`)))
})

test('a phone number of 10 to 15 digits passes however it is grouped', () => {
  fc.assert(
    fc.property(strewn(phone, [' ', '-', '..', '(', ')']), (text) => {
      expect(isPhone(text)).toBe(true)
      expect(normalizePhone(text)).toMatch(/^\+?\d{10,15}$/)
    }),
  )
})

test('a phone number with fewer or more digits, or with letters, never passes', () => {
  const others = fc.oneof(digits(0, 9), digits(16, 30))
  fc.assert(fc.property(others, (text) => !isPhone(text)))
  const withLetter = fc.tuple(digits(5, 15), fc.constantFrom(...'axVX+#;'), digits(5, 15))
  fc.assert(fc.property(withLetter, (parts) => !isPhone(parts.join(''))))
})

test.each([
  ['copied from the contacts of a phone', '\u202d+94 77 123 4567\u202c', '+94771234567'],
  ['with dashes that are not hyphens', '077\u2011123–4567', '0771234567'],
  ['as business cards have it', '+94 (0)77 123 4567', '+94771234567'],
  ['as business cards have it, without a plus', '0094 (0)11 234 5678', '0094112345678'],
])('a phone number %s can be called', (_, typed, stored) => {
  expect([isPhone(typed), normalizePhone(typed)]).toEqual([true, stored])
})

test('the contact form takes a number as it was copied', () => {
  expect(isContactPhone('\u202d+94 77 123 4567\u202c')).toBe(true)
})

test.each([
  '0771234567',
  '+94 77 123 4567',
  '+94 (0)77 123 4567',
  '0094 77 123 4567',
  '+94 (0)77 12',
])('"%s" is found without its prefix', (typed) => {
  expect('771234567'.startsWith(phoneWithoutPrefix(typed))).toBe(true)
})

test('a stored value passes again, and normalizing it again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalizeNic(normalizeNic(text))).toBe(normalizeNic(text))
      expect(normalizePhone(normalizePhone(text))).toBe(normalizePhone(text))
      expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text))
      expect(isNic(normalizeNic(text))).toBe(isNic(text))
      expect(isPhone(normalizePhone(text))).toBe(isPhone(text))
      expect(isEmail(normalizeEmail(text))).toBe(isEmail(text))
    }),
  )
})

const kinds = {
  uppercase: fc.constantFrom(...'AKZ'),
  lowercase: fc.constantFrom(...'akz'),
  digit: fc.constantFrom(...'059'),
  special: fc.constantFrom(...'#!-_.@&'),
}

/** Passwords of exactly these kinds of characters, each at least once. */
const passwordOf = (parts: fc.Arbitrary<string>[], minLength: number) =>
  fc
    .tuple(...parts, fc.array(fc.oneof(...parts), { minLength, maxLength: 30 }))
    .map((drawn) => drawn.flat().join(''))

const passes = (password: string) =>
  newPasswordForm(fieldTexts).safeParse({ password, confirmPassword: password }).success

test('a new password of all four kinds passes from 6 characters on, one without a kind never', () => {
  const all = Object.values(kinds)
  fc.assert(fc.property(passwordOf(all, 2), (password) => passes(password)))
  for (const missing of all) {
    const rest = all.filter((kind) => kind !== missing)
    fc.assert(fc.property(passwordOf(rest, 4), (password) => !passes(password)))
  }
})

test('a password that is valid for signup is valid for login', () => {
  const { uppercase, digit, special } = kinds
  fc.assert(
    fc.property(passwordOf([uppercase, digit, special], 5), (password) => {
      const account = {
        name: 'Nimali Perera',
        email: 'nimali@example.com',
        nic: '911042754V',
        telephone: '0771234567',
        password,
      }
      expect(registrationRules(fieldTexts).safeParse(account).success).toBe(true)
      expect(loginForm(fieldTexts).safeParse(account).success).toBe(true)
    }),
  )
})

test('no text makes a rule throw', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const everything = { name: text, email: text, nic: text, telephone: text, password: text }
      expect(() => registrationRules(fieldTexts).safeParse(everything)).not.toThrow()
      expect(() =>
        newPasswordForm(fieldTexts).safeParse({ ...everything, confirmPassword: text }),
      ).not.toThrow()
    }),
  )
})

test.each([
  'a@b.1',
  '.a@b.lk',
  'a.@b.lk',
  'a..b@b.lk',
  'a@-b-.lk',
  'a@b',
  'a@b.c',
  'a@b..lk',
  'a b@c.lk',
  'a\u202e@b.lk',
])('"%s" is no email address', (address) => {
  expect(isEmail(address)).toBe(false)
})

test.each([
  'nimali@example.com',
  "o'brien+joy_box@mail-1.example.lk",
  'n@x.co',
  'නිමලි@උදාහරණ.ලංකා',
  'nimali@example.xn--fzc2c9e2c',
  ' nimali.perera@shop.3m.com ',
])('"%s" is an email address', (address) => {
  expect(isEmail(address)).toBe(true)
})

const account = {
  name: 'Nimali Perera',
  email: 'nimali@example.com',
  nic: '91-1042754 v',
  telephone: '+94 77 123 4567',
  password: 'Kiribath#1',
}

test('an identity card number and a phone number are sent without what people type between the digits', () => {
  expect(registrationRules(fieldTexts).parse(account)).toMatchObject({
    nic: '911042754V',
    telephone: '+94771234567',
  })
})

test.each([
  ['\u200b\u200b\u200b', 'Full name is required'],
  ['\u2060 \u00ad\u3164', 'Full name is required'],
  ['Nimali\nPerera', 'Please use a single line of plain text'],
  ['Nimali\u2028Perera', 'Please use a single line of plain text'],
  ['Nimali \u202eareraP', 'Please use a single line of plain text'],
  ['Nimali\u0000Perera', 'Please use a single line of plain text'],
  ['Nimali\r\nPerera', 'Please use a single line of plain text'],
  ['Buy now http://evil.example', 'Please leave out web addresses'],
])('the name %j is refused', (name, message) => {
  const { error } = registrationRules(fieldTexts).safeParse({ ...account, name })
  expect(error?.issues[0]?.message).toBe(message)
})

test.each(['ශ්\u200dරීමතී පෙරේරා', 'செல்வி', 'Zoë O’Brien-d’Silva'])('the name "%s" passes', (name) => {
  expect(registrationRules(fieldTexts).parse({ ...account, name }).name).toBe(name)
})
