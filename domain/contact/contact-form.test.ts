import { expect, test } from 'vitest'
import { newsletterForm } from '../newsletter/newsletter-form.ts'
import { fieldTexts } from '../texts/en/fields.ts'
import { contactTexts } from '../texts/en/home.ts'
import { contactForm } from './contact-form.ts'

const form = contactForm({ contactTexts, fieldTexts })
const newsletter = newsletterForm(fieldTexts)

const question = {
  name: 'Nimali Perera',
  email: 'nimali@example.com',
  contact: '+94 77 123 4567',
  message: 'Do you deliver to Nugegoda?',
}

/** The first message of each invalid field, as a form shows them. */
function firstMessages(rules: typeof form | typeof newsletter, values: unknown) {
  const messages: Record<string, string> = {}
  for (const issue of rules.safeParse(values).error?.issues ?? []) {
    messages[issue.path.join('..')] ??= issue.message
  }
  return messages
}

test.each([
  ['name', '', 'Name is required'],
  ['name', 'N', 'Name must be at least 2 characters'],
  ['name', 'N'.repeat(101), 'Name must be 100 characters or less'],
  ['name', 'Ni\u202emali', 'Please use a single line of plain text'],
  ['name', 'See https://evil.example', 'Please leave out web addresses'],
  ['message', '\u200b'.repeat(12), 'Message is required'],
  ['email', ' ', 'Email is required'],
  ['email', 'nimali@', 'Please enter a valid email address'],
  ['contact', '12345', 'Please enter a valid phone number'],
  ['contact', '0771234567890', 'Please enter a valid phone number'],
  ['contact', '077 123 456', 'Please enter a valid phone number'],
  ['contact', '+94 77 123 4567 8901', 'Please enter a valid phone number'],
  ['message', '', 'Message is required'],
  ['message', 'Too short', 'Message must be at least 10 characters'],
  ['message', 'x'.repeat(5001), 'This is too long'],
])('the %s "%s" says "%s"', (field, value, message) => {
  expect(firstMessages(form, { ...question, [field]: value })).toEqual({ [field]: message })
})

test.each(['', ' ', null, undefined, '+94 77 123 4567', '077-123-4567', '(011) 2345678.90'])(
  'the phone number %j is accepted',
  (contact) => {
    expect(firstMessages(form, { ...question, contact })).toEqual({})
  },
)

test('a name of two characters and a message of ten are enough', () => {
  expect(firstMessages(form, { ...question, name: 'Ni', message: 'x'.repeat(10) })).toEqual({})
})

test('the newsletter needs an email address', () => {
  expect(firstMessages(newsletter, { email: 'nimali@example.com ' })).toEqual({})
  expect(firstMessages(newsletter, { email: '' })).toEqual({ email: 'Email is required' })
  expect(firstMessages(newsletter, { email: 'nimali' })).toEqual({
    email: 'Please enter a valid email address',
  })
})
