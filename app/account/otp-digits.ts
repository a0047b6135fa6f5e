import { otpDigits } from '../../domain/limits.ts'

/** One text for each box: a digit, or nothing yet. */
export type Digits = readonly string[]

export const noDigits: Digits = Array.from({ length: otpDigits.guest }, () => '')

/** What the boxes hold after an entry, and the box that comes next. */
export type Entered = { digits: Digits; next: number }

/** The box at `at` now reads `text`: a digit was typed or deleted there, or a phone filled in a code. */
export function typedInto(digits: Digits, at: number, text: string): Entered {
  if (text === '') return { digits: digits.with(at, ''), next: at }
  const old = digits[at] ?? ''
  const isTyped = text.length === 2 && old !== '' && text.includes(old)
  // A second digit takes the place of the first, whichever side of it it was typed on.
  return pastedInto(digits, at, isTyped ? text.replace(old, '') : text)
}

/** A whole code fills all boxes, wherever it was pasted; fewer digits fill from there on. */
export function pastedInto(digits: Digits, at: number, text: string): Entered {
  const whole = new RegExp(`(?<!\\d)\\d{${digits.length}}(?!\\d)`).exec(text)?.[0]
  const start = whole ? 0 : at
  const found = (whole ?? text.replace(/\D/g, '')).slice(0, digits.length - start)
  return {
    digits: digits.toSpliced(start, found.length, ...found),
    next: Math.min(start + found.length, digits.length - 1),
  }
}
