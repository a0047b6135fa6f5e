import { expect, test } from 'vitest'
import { fieldTexts } from '../texts/en/fields.ts'
import { feedbackTexts } from '../texts/en/home.ts'
import { feedbackForm, typedFeedback } from './feedback-form.ts'

const texts = { feedbackTexts, fieldTexts }

const praise = { name: 'Nimali Perera', feedbackCount: 5, message: 'Fresh and on time.' }
const words = (count: number) => Array.from({ length: count }, () => 'fresh').join(' ')

/** The first message of each invalid field, as a form shows them. */
function firstMessages(values: unknown) {
  const messages: Record<string, string> = {}
  for (const issue of feedbackForm(texts).safeParse(values).error?.issues ?? []) {
    messages[issue.path.join('..')] ??= issue.message
  }
  return messages
}

test('1 to 5 stars with a short message pass', () => {
  for (const feedbackCount of [1, 2, 3, 4, 5]) {
    expect(firstMessages({ ...praise, feedbackCount })).toEqual({})
  }
})

test.each([
  ['name', '', 'Name is required'],
  ['name', '  ', 'Name is required'],
  ['name', 'N', 'Name must be at least 2 characters'],
  ['name', 'N'.repeat(51), 'Name must be 50 characters or less'],
  ['name', 'Ni\nmali', 'Please use a single line of plain text'],
  ['name', 'See https://evil.example', 'Please leave out web addresses'],
  ['message', '', 'Feedback message is required'],
  ['message', 'Too short', 'Feedback must be at least 10 characters'],
  ['message', words(21), 'Feedback must be 20 words or less'],
  ['message', 'x'.repeat(5001), 'This is too long'],
])('the %s "%s" says "%s"', (field, value, message) => {
  expect(firstMessages({ ...praise, [field]: value })).toEqual({ [field]: message })
})

test.each([undefined, null, 0, 6, 3.5, '5'])('the rating %j has to be selected', (rating) => {
  expect(firstMessages({ ...praise, feedbackCount: rating })).toEqual({
    feedbackCount: 'Please select a rating',
  })
})

test('a star chosen in the form is read as a number, and having chosen none is refused', () => {
  const { feedbackCount: _, ...unrated } = praise
  expect(typedFeedback(texts).parse({ ...praise, feedbackCount: '4' }).feedbackCount).toBe(4)
  expect(typedFeedback(texts).safeParse(unrated).error?.issues).toMatchObject([
    { path: ['feedbackCount'], message: 'Please select a rating' },
  ])
})

test('the limits themselves pass', () => {
  expect(firstMessages({ ...praise, name: 'Ni' })).toEqual({})
  expect(firstMessages({ ...praise, name: 'N'.repeat(50) })).toEqual({})
  expect(firstMessages({ ...praise, message: '0123456789' })).toEqual({})
  expect(firstMessages({ ...praise, message: words(20) })).toEqual({})
})
