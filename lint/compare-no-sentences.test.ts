import { expect, test } from 'vitest'
import { lintSource } from './lint-source.ts'

const lint = (expression: string) =>
  lintSource('app/example.ts', `export const outcome = (error, answer) => ${expression}\n`)

test.each([
  "error.serverMessage === 'Invalid OTP code. Please try again.'",
  'answer !== otpTexts.invalid',
  'words.ordersTexts.completed([7]) === answer',
  '/payment gateway/i.test(error.message)',
  "error.message?.startsWith('Not enough in stock')",
  "(() => { switch (error.message) { case 'No': return 1 } })()",
])('%s is refused: a sentence may be reworded or translated', (expression) => {
  const { passes, words } = lint(expression)
  expect(passes).toBe(false)
  expect(words).toContain('Compare the code')
})

test.each([
  "error.code === 'wrongCode'",
  "typeof error.message === 'string'",
  'error.message ?? otpTexts.invalid',
  '/^[1-9]/.test(answer) && answer.messages.length > 0',
])('%s compares no sentence', (expression) => {
  expect(lint(expression)).toMatchObject({ passes: true })
})
