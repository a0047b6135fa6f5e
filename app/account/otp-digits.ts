import { otpDigits } from '../../domain/limits.ts'

/** One string for each box: a digit, or empty. */
export type Digits = readonly string[]

export const noDigits: Digits = Array.from({ length: otpDigits.guest }, () => '')

/** The digits after an entry, and the box that gets the focus. */
export type Entered = { digits: Digits; next: number }

/** The result when the box at index `at` changes to `text`: a digit was typed or deleted, or a phone autofilled a code. */
export function typedInto(digits: Digits, at: number, text: string): Entered {
  if (text === '') return { digits: digits.with(at, ''), next: at }
  const old = digits[at] ?? ''
  const isTyped = text.length === 2 && old !== '' && text.includes(old)
  // A second digit replaces the first, whether it was typed before or after it.
  return pastedInto(digits, at, isTyped ? text.replace(old, '') : text)
}

/** A whole code fills all boxes, wherever it was pasted; fewer digits fill the boxes from `at` on. */
export function pastedInto(digits: Digits, at: number, text: string): Entered {
  const whole = new RegExp(`(?<!\\d)\\d{${digits.length}}(?!\\d)`).exec(text)?.[0]
  const start = whole ? 0 : at
  const found = (whole ?? text.replace(/\D/g, '')).slice(0, digits.length - start)
  return {
    digits: digits.toSpliced(start, found.length, ...found),
    next: Math.min(start + found.length, digits.length - 1),
  }
}
